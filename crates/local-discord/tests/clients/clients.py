#!/usr/bin/env python3
"""A bot written in another library, against the local Discord on its strictest setting.

The bot logs in and registers commands; then somebody of the guild uses it, by the local Discord's side for people: every
step says what must be seen. Ends with 1 if a step failed, else with 0. `cargo test -p local-discord --test clients` runs this for each
library.
"""

import argparse
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.parse
import urllib.request

# Longer than anything takes; only a fault reaches it.
PATIENCE = 30
COMMANDS = ["About", "Quote", "change", "connections", "file", "later", "members", "post", "talk", "tidy", "whisper"]
# What the bots may do besides what everyone may.
PERMISSIONS = "MANAGE_MESSAGES,PIN_MESSAGES,CREATE_PRIVATE_THREADS,MANAGE_THREADS,MANAGE_ROLES"


class Discord:
    """The local Discord, running, and somebody in it."""

    def __init__(self, program, log):
        command = [program, "--privileged-intents", "--permissions", PERMISSIONS, "--log", str(log)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        told = dict(self.process.stdout.readline().split() for _ in range(6))
        self.base, self.token = told["page"].rstrip("/"), told["token"]

    def ask(self, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.base + path, data, {"Content-Type": "application/json"})
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return json.loads(answer.read() or b"null")
        except urllib.error.HTTPError as error:
            raise AssertionError(f"{path} {body}: {error.read().decode()}") from error

    def order(self, **order):
        self.ask("/orders", order)

    def alice(self, act, **body):
        return self.ask(f"/people/Alice/{act}", body)

    def run(self, text):
        return self.alice("run", channel="general", text=text)

    def messages(self, channel="general"):
        """What Alice reads there; nothing if there is no such channel yet."""
        if channel not in [place["name"] for place in self.ask("/people/Alice/channels")]:
            return []
        return self.ask(f"/people/Alice/channels/{channel}/messages?last=20")

    def until(self, what, find):
        """What `find` gives, as soon as it is something."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            found = find()
            if found:
                return found
            time.sleep(0.05)
        raise AssertionError(f"it was waited in vain for {what}")

    def connected(self):
        """The newest session, if its client is there."""
        sessions = self.ask("/sessions")
        return sessions[-1] if sessions and sessions[-1]["connected"] else None

    def read(self, content, channel="general"):
        """The newest message that says so."""
        def find():
            return [one for one in self.messages(channel) if one["content"] == content]
        return self.until(f'"{content}" in {channel}', find)[-1]

    def stop(self):
        self.process.terminate()
        self.process.wait(PATIENCE)


def content(answer, kind="message"):
    assert answer["answer"] == kind, answer
    return answer["message"]["content"]


def equal(found, expected):
    assert found == expected, f"{found!r} instead of {expected!r}"


def answers_privately(discord):
    answer = discord.run("/whisper")
    equal(content(answer), "Only Alice reads it")
    equal(answer["message"]["flags"] & 64, 64)
    others = discord.ask("/people/Bob/channels/general/messages")
    equal([one["content"] for one in others], [])


def defers_edits_and_follows_up(discord):
    equal(discord.run("/later")["message"]["flags"] & 128, 128)
    discord.read("Edited")
    discord.read("Followed Edited")


def sends_a_file_with_buttons(discord):
    message = discord.run("/file")["message"]
    (file,) = message["attachments"]
    with urllib.request.urlopen(file["url"], timeout=PATIENCE) as answer:
        equal((file["filename"], answer.read()), ("hello.txt", b"hello"))


def takes_clicks(discord):
    message = discord.read("Here")["id"]
    for number in (1, 2):
        answer = discord.alice("click", channel="general", message=message, button="Count")
        equal(content(answer, "updated"), f"Counted {number}")


def takes_selects(discord):
    discord.order(do="set_role", name="Scribes", people=["Bob"], mentionable=True)
    message = discord.read("Counted 2")["id"]
    for select, values, expected in (
        ("colour", ["red", "blue"], "red blue"),
        ("user", ["Bob"], "Bob, who may write: true"),
        ("role", ["Scribes"], "Scribes"),
        ("channel", ["random"], "random"),
    ):
        answer = discord.alice("choose", channel="general", message=message, select=select, values=values)
        equal(content(answer), f"Chosen {expected}")


def stands_in_menus(discord):
    about = discord.alice("use", channel="general", command="About", user="Bob")
    equal(content(about), "About Bob, who may write: true")
    message = discord.read("Counted 2")["id"]
    quote = discord.alice("use", channel="general", command="Quote", message=message)
    equal(content(quote), "Quote Counted 2")


def opens_a_form(discord):
    message = discord.read("Counted 2")["id"]
    opened = discord.alice("click", channel="general", message=message, button="Form")
    equal(opened["answer"], "modal")
    filled = {"modal": opened["id"], "texts": {"line": "a line"}}
    has_size = "size" in json.dumps(opened["modal"])
    if has_size:
        filled["values"] = {"size": ["large"]}
    equal(content(discord.alice("submit", **filled)), "Written a line" + (", l" if has_size else ""))


def starts_threads(discord):
    equal(content(discord.run("/talk")), "Talk below")
    discord.read("First", "talk")

    def find(name):
        return [one for one in discord.ask("/people/Alice/channels") if one["name"] == name]

    discord.until("somebody put into the thread", lambda: find("talk")[0]["joined"])
    # Alice owns the guild and sees private threads too; Bob does not.
    discord.until("an archived thread", lambda: [one for one in find("whispers") if one["archived"]])
    equal([one["name"] for one in discord.ask("/people/Bob/channels") if one["name"] == "whispers"], [])


def posts_in_a_forum(discord):
    discord.order(do="create_channel", name="ideas", kind="forum")
    equal(content(discord.run("/post")), "Posted Larger ones in Dice, closed to @everyone")
    discord.read("Larger ones", "Dice")
    reply = {"channel": "Dice", "text": "Why?"}
    try:
        discord.ask("/people/Bob/say", reply)
        refused = "nothing"
    except AssertionError as error:
        refused = str(error)
    assert "You do not have permission" in refused, refused
    discord.ask("/people/Alice/say", reply)


def reacts_pins_and_deletes(discord):
    discord.run("/tidy")
    discord.read("pins 1, reactions 1, found 1")
    left = [one["content"] for one in discord.messages() if one["content"] in ("one", "two", "three")]
    equal(left, ["one"])


def asks_for_members(discord):
    equal(content(discord.run("/members")), "members 6")


def changes_one_command(discord):
    equal(content(discord.run("/change")), "Changed passing")
    equal(sorted(one["name"] for one in discord.ask("/people/Alice/channels/general/commands")), COMMANDS)


def resumes(discord):
    equal(content(discord.run("/connections")), "ready 1, resumed 0")
    discord.order(do="gateway", fault={"fault": "drop_socket"})
    discord.until("a session that goes on", lambda: (discord.connected() or {"resumed": 0})["resumed"])
    equal(content(discord.run("/connections")), "ready 1, resumed 1")


def begins_again(discord):
    old = discord.connected()["id"]
    discord.order(do="gateway", fault={"fault": "invalid_session", "resumable": False})
    discord.until("a new session", lambda: (discord.connected() or {"id": old})["id"] != old)
    # A library may take its time to say that it is ready.
    discord.until("a bot that is ready", lambda: content(discord.run("/connections")) == "ready 2, resumed 1")


STEPS = [
    answers_privately,
    defers_edits_and_follows_up,
    sends_a_file_with_buttons,
    takes_clicks,
    takes_selects,
    stands_in_menus,
    opens_a_form,
    starts_threads,
    posts_in_a_forum,
    reacts_pins_and_deletes,
    asks_for_members,
    changes_one_command,
    resumes,
    begins_again,
]


def check(command, program, log):
    """Whether a bot does all that is asked of it."""
    with tempfile.TemporaryDirectory() as folder:
        said = pathlib.Path(folder) / "said"
        discord = Discord(program, log)
        with said.open("w") as out:
            environment = {**os.environ, "DISCORD": discord.base, "TOKEN": discord.token}
            bot = subprocess.Popen(command, env=environment, stdout=out, stderr=out)
        failed = []
        try:
            discord.until("commands", lambda: len(discord.ask("/guild")["commands"]) == len(COMMANDS))
            discord.until("a connection", discord.connected)
            for step in STEPS:
                began = time.monotonic()
                try:
                    step(discord)
                except AssertionError as error:
                    failed.append(step.__name__)
                    print(f"{step.__name__}: FAILED: {error}")
                else:
                    print(f"{step.__name__}: {time.monotonic() - began:.1f} s")
        except AssertionError as error:
            failed.append("start")
            print(f"FAILED: {error}")
        finally:
            bot.terminate()
            bot.wait(PATIENCE)
            discord.stop()
        if failed:
            print(said.read_text()[-4000:])
        return not failed


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--program", required=True, help="the program local-discord")
    parser.add_argument("--log", required=True, help="where all that is exchanged is logged")
    parser.add_argument("bot", nargs="+", help="the command that starts the bot")
    arguments = parser.parse_args()
    sys.exit(0 if check(arguments.bot, arguments.program, arguments.log) else 1)


if __name__ == "__main__":
    main()
