#!/usr/bin/env python3
"""Check a JSONL log of Discord REST exchanges against Discord's OpenAPI document and documented limits.

  validate_log.py LOG.jsonl [--spec openapi.json] [--json OUT] [--strict-unknown] [--max N] [--no-response]

One exchange a line:
  {"method","path","query":{}|"a=b","content_type","body":<JSON body or payload_json>,
   "files":[{"name":"files[0]"?, "filename"?|"name", "size"}], "status","response":<JSON>,
   "t":<seconds, optional>, "edit_target_attachments":[{"id","filename"}] (optional)}
Optional event lines, used for the 3 s / 15 min rules:
  {"event":"INTERACTION_CREATE","t":<seconds>,"id","token","type","context"?}

Findings carry: rule ("schema" or a limit's name), side (request/response/log), op, line, JSON path, level.
Levels: error; warn (Discord tolerates it, or the document and the docs disagree).
Exit 1 if any error, else 0.
"""
import argparse, collections, copy, datetime, functools, json, os, re, sys, unicodedata
from urllib.parse import parse_qsl, unquote, urlsplit

from jsonschema import Draft202012Validator, FormatChecker, validators
from jsonschema.exceptions import best_match

METHODS = ("get", "post", "put", "patch", "delete")
LOCALES = set("id da de en-GB en-US es-ES es-419 fr hr it lt hu nl no pl pt-BR ro fi sv-SE vi tr cs el bg ru uk hi th "
              "zh-CN ja zh-TW ko".split())
EPHEMERAL, LOADING, V2, VOICE = 1 << 6, 1 << 7, 1 << 15, 1 << 13
SUPPRESS_EMBEDS, SUPPRESS_NOTIF = 1 << 2, 1 << 12
MAX_REQUEST = 25 * 1024 * 1024
MAX_FILE = 10 * 1024 * 1024


# Where the OpenAPI document contradicts the docs, the docs win (its README says so).
def _inner_errors(s):
    # inner errors carry string codes such as BASE_TYPE_REQUIRED; the document says integer
    s["properties"]["_errors"]["items"] = {"type": "object", "required": ["code", "message"], "properties": {
        "code": {"type": ["string", "integer"]}, "message": {"type": "string"}}}


def _nsfw(s):
    s["properties"].setdefault("nsfw", {"type": ["boolean", "null"]})
    s["properties"].setdefault("default_permission", {"type": ["boolean", "null"]})


# Paths that exist although this copy of the document does not name them: exchanges on them are not checked.
NOT_IN_THE_DOCUMENT = ("/applications/{application_id}/emojis", "/guilds/{guild_id}/members/search")

SPEC_FIXES = {"InnerErrors": _inner_errors, "ApplicationCommandCreateRequest": _nsfw, "ApplicationCommandUpdateRequest": _nsfw,
              "ApplicationCommandPatchRequestPartial": _nsfw}


# --------------------------------------------------------------------------- schema side
def is_int_like(s):
    return isinstance(s, str) and re.fullmatch(r"-?[0-9]{1,20}", s) is not None


def make_validator():
    v = Draft202012Validator
    fmt = FormatChecker(formats=())

    @fmt.checks("date-time")
    def _dt(x):
        if not isinstance(x, str):
            return True
        try:
            datetime.datetime.fromisoformat(x.replace("Z", "+00:00"))
            return "T" in x
        except ValueError:
            return False

    @fmt.checks("uri")
    def _uri(x):
        if not isinstance(x, str):
            return True
        if re.search(r"\s", x):
            return False
        p = urlsplit(x)
        return bool(p.scheme) and bool(p.netloc or p.path)

    @fmt.checks("snowflake")
    def _sf(x):
        return not isinstance(x, str) or (x.isdigit() and int(x) < 1 << 64)

    @fmt.checks("int32")
    def _i32(x):
        return not isinstance(x, int) or isinstance(x, bool) or -(1 << 31) <= x < 1 << 31

    @fmt.checks("int64")
    def _i64(x):
        return not isinstance(x, int) or isinstance(x, bool) or -(1 << 63) <= x < 1 << 63
    return v, fmt


class Spec:
    def __init__(self, path):
        self.doc = json.load(open(path, encoding="utf-8"))
        for schema, fix in SPEC_FIXES.items():
            if schema in self.doc["components"]["schemas"]:
                fix(self.doc["components"]["schemas"][schema])
        V, self.fmt = make_validator()
        keywords = {k: self.only_meant(V.VALIDATORS[k]) for k in ("oneOf", "anyOf")}
        keywords["$ref"] = lambda validator, ref, inst, schema: validator.descend(inst, self.named(ref))
        self.V = validators.extend(V, keywords)
        self._named = {}
        self.routes = []
        for p, item in self.doc["paths"].items():
            segs = p.strip("/").split("/")
            self.routes.append((segs, p, item))
        self._cache = {}

    def named(self, ref):
        """what "#/components/schemas/..." names in the document: looking it up ourselves takes half of the time"""
        if ref not in self._named:
            self._named[ref] = functools.reduce(dict.__getitem__, ref.removeprefix("#/").split("/"), self.doc)
        return self._named[ref]

    def deref(self, s):
        seen = 0
        while isinstance(s, dict) and "$ref" in s and seen < 20:
            s = self.named(s["$ref"])
            seen += 1
        return s

    def match(self, method, path):
        """literal segments win over templated ones, snowflake parameters must look like one"""
        segs = path.strip("/").split("/")
        best = None
        for rs, p, item in self.routes:
            if len(rs) != len(segs):
                continue
            score = 0
            for a, b in zip(rs, segs):
                if a.startswith("{") and a.endswith("}"):
                    if a[1:-1].endswith("_id") and not b.isdigit():
                        score = -1
                        break
                elif a == b:
                    score += 1
                else:
                    score = -1
                    break
            if score >= 0 and (best is None or score > best[0]):
                best = (score, p, item)
        if not best:
            return None, None, None
        return best[1], best[2].get(method.lower()), best[2]

    def validator(self, schema):
        # The schemas live as long as this does, so each is known by where it is.
        if id(schema) not in self._cache:
            self._cache[id(schema)] = self.V(schema, format_checker=self.fmt)
        return self._cache[id(schema)]

    # --- normalise input as the API does: "5" for 5, 5 for a snowflake -----------------
    def coerce(self, schema, inst, notes, path=(), depth=0):
        s = self.deref(schema)
        if not isinstance(s, dict) or depth > 40:
            return inst
        alts = s.get("oneOf") or s.get("anyOf")
        if alts and not all("const" in self.deref(a) for a in alts):
            if inst is None:
                return inst
            branch = self.pick(alts, inst)
            if branch is not None:
                return self.coerce(branch, inst, notes, path, depth + 1)
            kinds = set()
            for a in alts:
                t = self.deref(a).get("type")
                kinds |= set(t if isinstance(t, list) else [t])
            if isinstance(inst, bool) or len(alts) - (1 if "null" in kinds else 0) != 1:
                return inst
            for a in alts:
                if self.deref(a).get("type") != "null":
                    return self.coerce(a, inst, notes, path, depth + 1)
            return inst
        for a in s.get("allOf", []):
            inst = self.coerce(a, inst, notes, path, depth + 1)
        t = s.get("type")
        ts = t if isinstance(t, list) else [t]
        if isinstance(inst, str) and "integer" in ts and "string" not in ts and is_int_like(inst):
            notes.append((path, "integer given as a string (accepted by the API)"))
            return int(inst)
        if isinstance(inst, int) and not isinstance(inst, bool) and s.get("format") == "snowflake":
            notes.append((path, "snowflake given as a number (accepted by the API)"))
            return str(inst)
        if isinstance(inst, dict):
            props = s.get("properties", {})
            add = s.get("additionalProperties")
            return {k: (self.coerce(props[k], v, notes, path + (k,), depth + 1) if k in props else
                        self.coerce(add, v, notes, path + (k,), depth + 1) if isinstance(add, dict) else v)
                    for k, v in inst.items()}
        if isinstance(inst, list) and "items" in s:
            return [self.coerce(s["items"], v, notes, path + (i,), depth + 1) for i, v in enumerate(inst)]
        return inst

    def tag(self, a):
        """allowed values of a branch's "type" property, None where it has none"""
        t = self.deref(self.deref(a).get("properties", {}).get("type", {}))
        if "enum" in t:
            return t["enum"]
        if "const" in t:
            return [t["const"]]
        return None

    def only_meant(self, check):
        """a check of a union that tries only the branch an object means: all of Discord's nested unions take too long"""
        def union(validator, alts, inst, schema):
            meant = self.pick_tagged(alts, inst) if isinstance(inst, dict) else None
            if meant is None:
                yield from check(validator, alts, inst, schema)
            else:
                yield from validator.descend(inst, meant, schema_path=alts.index(meant))
        return union

    def pick(self, alts, inst):
        """the branch an instance means"""
        meant = self.pick_tagged(alts, inst)
        if meant is not None:
            return meant
        objs = [a for a in alts if self.deref(a).get("type") == "object"]
        if isinstance(inst, dict) and len(objs) > 1 and not any(self.tag(a) for a in objs):
            # untagged union (execute webhook): the branch that names most of the fields; none where branches are maps
            n = [sum(k in self.deref(a).get("properties", {}) for k in inst) for a in objs]
            if max(n) > 0 and all("properties" in self.deref(a) for a in objs):
                return objs[n.index(max(n))]
        return None

    def pick_tagged(self, alts, inst):
        """the only branch an instance can be, by its "type" tag; Discord's unions are tagged so"""
        if isinstance(inst, dict) and "type" in inst:
            ty = int(inst["type"]) if is_int_like(inst["type"]) else inst["type"]
            m = [a for a in alts if ty in (self.tag(a) or ())]
            if len(m) == 1:
                return m[0]
        objs = [a for a in alts if self.deref(a).get("type") == "object"]
        if isinstance(inst, dict) and len(objs) == 1:
            return objs[0]
        return None

    def errors(self, schema, inst):
        """(path, message) of the innermost real faults"""
        for e in self.validator(schema).iter_errors(inst):
            yield from self.refine(e)

    def refine(self, e, depth=0):
        if e.validator in ("oneOf", "anyOf") and depth < 30:
            alts = e.validator_value
            if e.validator == "oneOf" and not e.context:  # matched several: Discord's unions overlap; not a fault
                return
            d = [self.deref(a) for a in alts]
            if all("const" in x for x in d):
                yield list(e.absolute_path), f"{e.instance!r} is not one of {[x['const'] for x in d]}"
                return
            if isinstance(e.instance, dict):
                tags = [self.tag(a) for a in alts]
                b = self.pick(alts, e.instance)
                if b is not None:
                    i = alts.index(b)
                    sub = [c for c in e.context if c.schema_path and c.schema_path[0] == i]
                    for c in sub:
                        yield from self.refine(c, depth + 1)
                    return
                allowed = sorted({x for t in tags if t for x in t}, key=str)
                if allowed and "type" in e.instance and e.instance["type"] not in allowed:
                    yield list(e.absolute_path) + ["type"], f"{e.instance['type']!r} is not allowed here (allowed: {allowed})"
                    return
            live = [c for c in e.context if not (c.validator == "type" and c.validator_value == "null")]
            idx = {c.schema_path[0] for c in live if c.schema_path}
            if len(idx) == 1:
                for c in live:
                    yield from self.refine(c, depth + 1)
                return
            m = best_match(e.context) if e.context else e
            if m is not e and m.validator in ("oneOf", "anyOf"):
                yield from self.refine(m, depth + 1)
            else:
                yield list((m or e).absolute_path), short((m or e).message)
            return
        if e.context and e.validator == "allOf":
            for c in e.context:
                yield from self.refine(c, depth + 1)
            return
        yield list(e.absolute_path), short(e.message)

    def unknown(self, schema, inst, path=(), depth=0):
        """properties the document does not name"""
        s = self.deref(schema)
        if not isinstance(s, dict) or depth > 40:
            return
        alts = s.get("oneOf") or s.get("anyOf")
        if alts:
            b = self.pick(alts, inst)
            if b is not None:
                yield from self.unknown(b, inst, path, depth + 1)
            elif isinstance(inst, dict):  # untagged union: unknown only if unknown to all
                sets = [{p for p, _ in self.unknown(a, inst, path, depth + 1)} for a in alts
                        if self.deref(a).get("type") == "object"]
                if sets:
                    for p in set.intersection(*sets):
                        yield p, p[-1]
            return
        if isinstance(inst, dict) and s.get("type") in ("object", ["object", "null"], ["null", "object"]):
            props, add = {}, s.get("additionalProperties")
            stack = [s]
            while stack:
                x = stack.pop()
                props.update(x.get("properties", {}))
                add = x.get("additionalProperties", add)
                stack += [self.deref(a) for a in x.get("allOf", [])]
            if not props and add is None:
                return
            for k, v in inst.items():
                if k in props:
                    yield from self.unknown(props[k], v, path + (k,), depth + 1)
                elif isinstance(add, dict):
                    yield from self.unknown(add, v, path + (k,), depth + 1)
                elif add is not True and v not in (None, False, [], {}):  # libraries send empty values freely
                    yield path + (k,), k
        elif isinstance(inst, list) and "items" in s:
            for i, v in enumerate(inst):
                yield from self.unknown(s["items"], v, path + (i,), depth + 1)


def short(m, n=220):
    return m if len(m) <= n else m[: n // 2] + " … " + m[-n // 2:]


def jpath(p):
    out = "$"
    for x in p:
        out += f"[{x}]" if isinstance(x, int) else f".{x}" if re.fullmatch(r"[A-Za-z_]\w*", str(x)) else f"[{str(x)!r}]"
    return out


# --------------------------------------------------------------------------- documented limits
def nchars(s):
    """Discord's documents say "characters" only. Code points are counted here."""
    return len(s)


class Limits:
    """Each method yields (path, rule, message[, level])."""

    @staticmethod
    def embeds(embeds, path):
        total = 0
        for i, e in enumerate(embeds or []):
            if not isinstance(e, dict):
                continue
            p = path + (i,)
            n = sum(nchars(x) for x in (e.get("title"), e.get("description"), (e.get("footer") or {}).get("text"),
                                     (e.get("author") or {}).get("name")) if isinstance(x, str))
            for j, f in enumerate(e.get("fields") or []):
                if isinstance(f, dict):
                    for k, mx in (("name", 256), ("value", 1024)):
                        v = f.get(k)
                        if isinstance(v, str):
                            n += nchars(v)
                            if not v.strip():
                                yield p + ("fields", j, k), "embed_field_empty", f"field {k} is empty"
            total += n
            if not any(e.get(k) for k in ("title", "description", "fields", "image", "thumbnail", "author", "footer", "video")):
                yield p, "embed_empty", "embed has nothing to show"
            for k in ("author", "footer"):
                u = (e.get(k) or {})
                if k in e and isinstance(u, dict) and u.get("icon_url") and not re.match(r"(https?|attachment)://", u["icon_url"]):
                    yield p + (k, "icon_url"), "url_scheme", "scheme must be http, https or attachment"
            for k in ("image", "thumbnail"):
                u = (e.get(k) or {})
                if isinstance(u, dict) and u.get("url") and not re.match(r"(https?|attachment)://", u["url"]):
                    yield p + (k, "url"), "url_scheme", "scheme must be http, https or attachment"
            if e.get("url") and not re.match(r"https?://", e["url"]):
                yield p + ("url",), "url_scheme", "scheme must be http or https"
            if e.get("url") and not e.get("title"):
                yield p + ("url",), "embed_url_without_title", "embed url is shown on the title only", "warn"
        if total > 6000:
            yield path, "embed_total_6000", f"{total} characters over all embeds, at most 6000"

    @staticmethod
    def walk(components, path):
        for i, c in enumerate(components or []):
            if isinstance(c, dict):
                p = path + (i,)
                yield p, c
                yield from Limits.walk(c.get("components"), p + ("components",)) if isinstance(c.get("components"), list) else ()
                for k in ("accessory", "component"):
                    if isinstance(c.get(k), dict):
                        yield p + (k,), c[k]

    @staticmethod
    def components(comps, path, v2, modal=False):
        ids, cids, n, text = {}, {}, 0, 0
        if not isinstance(comps, list):
            return
        top = 40 if v2 else 5
        if len(comps) > top:
            yield path, "top_components", f"{len(comps)} top-level components, at most {top}"
        for i, c in enumerate(comps):
            if not modal and not v2 and isinstance(c, dict) and c.get("type") not in (1, None):
                yield path + (i, "type"), "components_v2_flag", f"component type {c.get('type')} needs flag IS_COMPONENTS_V2 (32768)"
        for p, c in Limits.walk(comps, path):
            n += 1
            ty, cid = c.get("type"), c.get("custom_id")
            if isinstance(cid, str):
                if not 1 <= len(cid) <= 100:
                    yield p + ("custom_id",), "custom_id_length", f"custom_id has {len(cid)} characters, 1 to 100 allowed"
                if cid in cids:
                    yield p + ("custom_id",), "custom_id_unique", f"custom_id {cid!r} also used at {jpath(cids[cid])}"
                cids.setdefault(cid, p)
            if isinstance(c.get("id"), int) and c["id"]:
                if c["id"] in ids:
                    yield p + ("id",), "component_id_unique", f"id {c['id']} also used at {jpath(ids[c['id']])}"
                ids.setdefault(c["id"], p)
            if ty == 1:
                kids = c.get("components") or []
                if not kids:
                    yield p + ("components",), "row_empty", "an action row needs 1 to 5 components"
                tys = [k.get("type") for k in kids if isinstance(k, dict)]
                if tys.count(2) > 5:
                    yield p + ("components",), "row_buttons", f"{tys.count(2)} buttons in a row, at most 5"
                if any(t in (3, 5, 6, 7, 8) for t in tys) and len(tys) > 1:
                    yield p + ("components",), "row_select_alone", "a select must be alone in its row"
                if 4 in tys and not modal:
                    yield p + ("components",), "text_input_in_message", "text inputs belong in modals"
            if ty == 2:
                st = c.get("style")
                if st in (1, 2, 3, 4):
                    if not cid:
                        yield p, "button_custom_id", "this button style needs a custom_id"
                    if c.get("url") or c.get("sku_id"):
                        yield p, "button_url", "this button style cannot have url or sku_id"
                elif st == 5:
                    if not c.get("url"):
                        yield p, "button_url", "a link button needs a url"
                    elif not re.match(r"(https?|discord)://", str(c["url"])):
                        yield p + ("url",), "url_scheme", "scheme must be http, https or discord"
                    if cid:
                        yield p + ("custom_id",), "button_custom_id", "a link button cannot have a custom_id"
                elif st == 6 and (not c.get("sku_id") or any(c.get(k) for k in ("custom_id", "label", "url", "emoji"))):
                    yield p, "button_premium", "a premium button has sku_id and no custom_id, label, url, emoji"
                if st != 6 and not c.get("label") and not c.get("emoji"):
                    yield p, "button_blank", "a button needs a label or an emoji"
                if isinstance(c.get("label"), str) and len(c["label"]) > 80:
                    yield p + ("label",), "label_80", f"label has {len(c['label'])} characters, at most 80"
            if ty in (3, 5, 6, 7, 8):
                lo, hi = c.get("min_values"), c.get("max_values")
                lo_, hi_ = (1 if lo is None else lo), (1 if hi is None else hi)
                if isinstance(lo_, int) and isinstance(hi_, int):
                    if lo_ > hi_:
                        yield p, "select_min_max", f"min_values {lo_} is above max_values {hi_}"
                    if ty == 3 and isinstance(c.get("options"), list) and hi_ > max(1, len(c["options"])):
                        yield p + ("max_values",), "select_max_options", f"max_values {hi_} with {len(c['options'])} options"
                if ty == 3:
                    opts = c.get("options") or []
                    if len(opts) > 25:
                        yield p + ("options",), "select_options_25", f"{len(opts)} options, at most 25"
                    seen = {}
                    for j, o in enumerate(opts):
                        if not isinstance(o, dict):
                            continue
                        v = o.get("value")
                        if v in seen:
                            yield p + ("options", j, "value"), "select_value_unique", f"value {v!r} also used by option {seen[v]}"
                        seen.setdefault(v, j)
                        for k in ("label", "value"):
                            if not o.get(k):
                                yield p + ("options", j, k), "select_option_blank", f"option {k} is empty"
                    d = sum(1 for o in opts if isinstance(o, dict) and o.get("default"))
                    if d > hi_:
                        yield p + ("options",), "select_defaults", f"{d} default options, max_values is {hi_}"
                elif isinstance(c.get("default_values"), list) and len(c["default_values"]) > hi_:
                    yield p + ("default_values",), "select_defaults", "more default values than max_values"
            if ty == 10 and isinstance(c.get("content"), str):
                text += len(c["content"])
                if not c["content"]:
                    yield p + ("content",), "text_display_empty", "text display is empty"
        if v2 and n > 40:
            yield path, "components_total_40", f"{n} components in the message, at most 40"
        if v2 and text > 4000:
            yield path, "components_text_4000", f"{text} characters in text displays, at most 4000 (practice, not in the docs)", "warn"

    @staticmethod
    def message(b, path, files, kind, ex):
        """kind: create | webhook | callback | update_callback | edit | edit_original"""
        if not isinstance(b, dict):
            return
        flags = b.get("flags") or 0
        flags = int(flags) if is_int_like(flags) else flags if isinstance(flags, int) else 0
        v2 = bool(flags & V2)
        edit = kind in ("edit", "edit_original", "update_callback")
        c = b.get("content")
        if isinstance(c, str) and len(c) > 2000:
            yield path + ("content",), "content_2000", f"content has {len(c)} characters, at most 2000 for an app"
        if isinstance(b.get("embeds"), list):
            if len(b["embeds"]) > 10:
                yield path + ("embeds",), "embeds_10", f"{len(b['embeds'])} embeds, at most 10"
            yield from Limits.embeds(b["embeds"], path + ("embeds",))
        comps = b.get("components")
        guess_v2 = v2 or (edit and isinstance(comps, list) and any(isinstance(x, dict) and x.get("type") not in (1, None) for x in comps))
        yield from Limits.components(comps, path + ("components",), guess_v2)
        if v2:
            for k in ("content", "embeds", "sticker_ids", "poll"):
                if b.get(k):
                    yield path + (k,), "components_v2_only", f"{k} cannot be sent with IS_COMPONENTS_V2"
        allowed = {"create": SUPPRESS_EMBEDS | SUPPRESS_NOTIF | VOICE | V2,
                   "webhook": SUPPRESS_EMBEDS | SUPPRESS_NOTIF | VOICE | V2 | (EPHEMERAL if ex["interaction"] else 0),
                   "callback": SUPPRESS_EMBEDS | SUPPRESS_NOTIF | VOICE | V2 | EPHEMERAL,
                   "update_callback": SUPPRESS_EMBEDS | V2 | EPHEMERAL,
                   "edit": SUPPRESS_EMBEDS | V2, "edit_original": SUPPRESS_EMBEDS | V2}[kind]
        if flags & ~allowed:
            yield path + ("flags",), "flags_allowed", f"flags {flags}: bits {flags & ~allowed} cannot be set here", "warn"
        atts = b.get("attachments")
        has = any(b.get(k) for k in ("content", "embeds", "sticker_ids", "components", "poll", "shared_client_theme")) or files
        if not has and not edit:
            ref = b.get("message_reference") or {}
            if not (isinstance(ref, dict) and ref.get("type") == 1):
                yield path, "empty_message", "no content, embeds, sticker_ids, components, files or poll (error 50006)"
        # attachments
        names, idx = set(), {}
        for i, f in enumerate(files):
            fn = f.get("filename") or f.get("name") or ""
            m = re.fullmatch(r"files\[(\d+)\]", f.get("field") or (f.get("name") if f.get("filename") else "") or "")
            idx[str(m.group(1)) if m else str(i)] = fn
            names.add(fn)
            if isinstance(f.get("size"), int):
                if f["size"] > ex.get("attachment_size_limit", MAX_FILE):
                    yield ("files", i), "file_size", f"{f['size']} bytes, limit {ex.get('attachment_size_limit', MAX_FILE)} (error 40005)"
                if f["size"] == 0:
                    yield ("files", i), "file_empty", "empty file", "warn"
        if len(files) > 10:
            yield ("files",), "files_10", f"{len(files)} files, at most 10"
        if sum(f.get("size") or 0 for f in files) > MAX_REQUEST:
            yield ("files",), "request_25mib", "more than 25 MiB in one request"
        existing = {str(a.get("id")): a.get("filename") for a in ex.get("edit_target_attachments") or []}
        if isinstance(atts, list):
            kept = set()
            for i, a in enumerate(atts):
                if not isinstance(a, dict):
                    continue
                k = str(a.get("id"))
                if k in kept:
                    yield path + ("attachments", i, "id"), "attachment_id_unique", f"attachment id {k} twice"
                kept.add(k)
                if k in idx:
                    if a.get("filename"):
                        names.add(a["filename"])
                    continue
                if k in existing:
                    names.add(existing[k])
                    continue
                if edit and len(k) > 15 and not ex.get("edit_target_attachments"):
                    names.add(None)  # an existing attachment the log does not describe
                    continue
                yield path + ("attachments", i, "id"), "attachment_without_file", f"attachment id {k} has no file part"
            for k in idx:
                if k not in kept and edit:
                    yield path + ("attachments",), "attachment_not_listed", f"file {k} is not in attachments; an edit drops it", "warn"
        elif edit:
            names |= set(existing.values()) | ({None} if "edit_target_attachments" not in ex else set())
        for p, u in attachment_refs(b, path):
            name = unquote(u[len("attachment://"):])
            clean = {re.sub(r"[^A-Za-z0-9._-]", "_", x) for x in names if x}
            if name not in names and name not in clean and None not in names:
                yield p, "attachment_ref", f"{u} names no file of this message (files: {sorted(x for x in names if x)})"
            elif name not in names and name in clean:
                yield p, "attachment_ref_name", f"{u} fits a file's cleaned name only", "warn"
        am = b.get("allowed_mentions")
        if isinstance(am, dict):
            parse = am.get("parse") or []
            for k in ("users", "roles"):
                if k in parse and am.get(k):
                    yield path + ("allowed_mentions",), "allowed_mentions_exclusive", f"parse has {k!r} and {k} is not empty"
        if isinstance(b.get("nonce"), str) and len(b["nonce"]) > 25:
            yield path + ("nonce",), "nonce_25", "nonce over 25 characters"

    @staticmethod
    def modal(d, path):
        if not isinstance(d, dict):
            return
        comps = d.get("components")
        if isinstance(comps, list):
            if not 1 <= len(comps) <= 5:
                yield path + ("components",), "modal_components_5", f"{len(comps)} modal components, 1 to 5"
            yield from Limits.components(comps, path + ("components",), v2=False, modal=True)
            for p, c in Limits.walk(comps, path + ("components",)):
                if c.get("type") == 4:
                    lo, hi, v = c.get("min_length"), c.get("max_length"), c.get("value")
                    if isinstance(lo, int) and isinstance(hi, int) and lo > hi:
                        yield p, "text_input_min_max", "min_length above max_length"
                    if isinstance(v, str) and v and ((isinstance(hi, int) and len(v) > hi) or (isinstance(lo, int) and len(v) < lo)):
                        yield p + ("value",), "text_input_value", "pre-filled value outside min_length/max_length"
                    if isinstance(c.get("label"), str) and len(c["label"]) > 45:
                        yield p + ("label",), "text_input_label_45", "label over 45 characters"
        t = d.get("title")
        if isinstance(t, str) and len(t) > 45:
            yield path + ("title",), "modal_title_45", "title over 45 characters"

    @staticmethod
    def autocomplete(d, path):
        ch = (d or {}).get("choices") if isinstance(d, dict) else None
        if isinstance(ch, list):
            if len(ch) > 25:
                yield path + ("choices",), "autocomplete_25", f"{len(ch)} choices, at most 25"
            seen = {}
            for i, c in enumerate(ch):
                if isinstance(c, dict):
                    if not 1 <= len(str(c.get("name", ""))) <= 100:
                        yield path + ("choices", i, "name"), "choice_name_100", "choice name must have 1 to 100 characters"
                    if isinstance(c.get("value"), str) and len(c["value"]) > 100:
                        yield path + ("choices", i, "value"), "choice_value_100", "choice value over 100 characters"
                    if c.get("name") in seen:
                        yield path + ("choices", i, "name"), "choice_name_unique", f"choice name {c['name']!r} twice", "warn"
                    seen[c.get("name")] = i

    # --- commands
    @staticmethod
    def name(n, p):
        if not isinstance(n, str):
            return
        if not 1 <= len(n) <= 32 or not all(ch in "-_'" or unicodedata.category(ch)[0] in "LN" or deva_thai(ch) for ch in n):
            yield p, "command_name", f"name {n!r} must match ^[-_'\\p{{L}}\\p{{N}}\\p{{sc=Deva}}\\p{{sc=Thai}}]{{1,32}}$"
        if n != n.lower():
            yield p, "command_name_lower", f"name {n!r} must be lower-case"

    @staticmethod
    def locales(d, p, check):
        for k, v in (d or {}).items() if isinstance(d, dict) else ():
            if k not in LOCALES:
                yield p + (k,), "locale", f"{k!r} is not one of Discord's locales"
            if check:
                yield from Limits.name(v, p + (k,))

    @staticmethod
    def option(o, p, depth):
        if not isinstance(o, dict):
            return
        ty = o.get("type")
        yield from Limits.name(o.get("name"), p + ("name",))
        yield from Limits.locales(o.get("name_localizations"), p + ("name_localizations",), True)
        yield from Limits.locales(o.get("description_localizations"), p + ("description_localizations",), False)
        d = o.get("description")
        if isinstance(d, str) and not 1 <= len(d) <= 100:
            yield p + ("description",), "description_100", "description must have 1 to 100 characters"
        if ty == 2 and depth > 0:
            yield p, "nesting", "a subcommand group must be at the top"
        if ty == 1 and depth > 1:
            yield p, "nesting", "subcommands nest one group deep at most"
        ch = o.get("choices")
        if isinstance(ch, list):
            if len(ch) > 25:
                yield p + ("choices",), "choices_25", f"{len(ch)} choices, at most 25"
            if ch and o.get("autocomplete"):
                yield p + ("autocomplete",), "choices_and_autocomplete", "autocomplete cannot be set with choices"
            if ty not in (3, 4, 10) and ch:
                yield p + ("choices",), "choices_type", f"option type {ty} cannot have choices"
            seen = set()
            for i, c in enumerate(ch):
                if isinstance(c, dict):
                    if c.get("name") in seen:
                        yield p + ("choices", i, "name"), "choice_name_unique", "choice name twice"
                    seen.add(c.get("name"))
        for a, b, r in (("min_value", "max_value", "min_max_value"), ("min_length", "max_length", "min_max_length")):
            if isinstance(o.get(a), (int, float)) and isinstance(o.get(b), (int, float)) and o[a] > o[b]:
                yield p + (a,), r, f"{a} above {b}"
        yield from Limits.options(o.get("options"), p + ("options",), depth + 1)

    @staticmethod
    def options(opts, p, depth):
        if not isinstance(opts, list):
            return
        if len(opts) > 25:
            yield p, "options_25", f"{len(opts)} options, at most 25"
        seen, optional = set(), False
        sub = [isinstance(o, dict) and o.get("type") in (1, 2) for o in opts]
        if any(sub) and not all(sub):
            yield p, "options_mixed", "subcommands cannot be mixed with other options"
        for i, o in enumerate(opts):
            if not isinstance(o, dict):
                continue
            if o.get("name") in seen:
                yield p + (i, "name"), "option_name_unique", f"option name {o.get('name')!r} twice"
            seen.add(o.get("name"))
            if o.get("type") not in (1, 2):
                if o.get("required") and optional:
                    yield p + (i, "required"), "required_first", "required options must come before optional ones"
                optional = optional or not o.get("required")
            yield from Limits.option(o, p + (i,), depth)

    @staticmethod
    def size(c):
        """characters counted for the 8000 limit: per field the longest of default and localisations"""
        def longest(base, loc):
            return max([len(base or "")] + [len(v) for v in (loc or {}).values() if isinstance(v, str)])
        n = longest(c.get("name"), c.get("name_localizations")) + longest(c.get("description"), c.get("description_localizations"))
        for x in c.get("choices") or []:
            if isinstance(x, dict):
                n += longest(x.get("name"), x.get("name_localizations")) + (len(x["value"]) if isinstance(x.get("value"), str) else 0)
        return n + sum(Limits.size(o) for o in c.get("options") or [] if isinstance(o, dict))

    @staticmethod
    def command(c, p, guild):
        if not isinstance(c, dict):
            return
        ty = c.get("type") or 1
        if ty == 1:
            yield from Limits.name(c.get("name"), p + ("name",))
            d = c.get("description")
            if "name" in c and (not isinstance(d, str) or not 1 <= len(d) <= 100):
                yield p + ("description",), "description_100", "a slash command's description must have 1 to 100 characters"
        else:
            if c.get("description"):
                yield p + ("description",), "description_context_menu", "user and message commands have no description"
            if c.get("options"):
                yield p + ("options",), "options_context_menu", "user and message commands have no options"
            if isinstance(c.get("name"), str) and not 1 <= len(c["name"]) <= 32:
                yield p + ("name",), "command_name", "name must have 1 to 32 characters"
        yield from Limits.locales(c.get("name_localizations"), p + ("name_localizations",), ty == 1)
        yield from Limits.locales(c.get("description_localizations"), p + ("description_localizations",), False)
        yield from Limits.options(c.get("options"), p + ("options",), 0)
        n = Limits.size(c)
        if n > 8000:
            yield p, "command_8000", f"{n} characters in names, descriptions and values, at most 8000"
        if guild:
            for k in ("contexts", "integration_types", "dm_permission"):
                if c.get(k) is not None:
                    yield p + (k,), "guild_command_field", f"{k} is for global commands only", "warn"
        dp = c.get("default_member_permissions")
        if dp is not None and not (isinstance(dp, int) or is_int_like(dp)):
            yield p + ("default_member_permissions",), "permissions_string", "must be a bit set in decimal"

    @staticmethod
    def commands(lst, p, guild):
        if not isinstance(lst, list):
            return
        n, seen = collections.Counter(), {}
        for i, c in enumerate(lst):
            if isinstance(c, dict):
                ty = c.get("type") or 1
                n[ty] += 1
                k = (ty, c.get("name"))
                if k in seen:
                    yield p + (i, "name"), "command_name_unique", f"{k[1]!r} also at index {seen[k]}"
                seen.setdefault(k, i)
                yield from Limits.command(c, p + (i,), guild)
        for ty, mx in ((1, 100), (2, 15), (3, 15), (4, 1)):
            if n[ty] > mx:
                yield p, "commands_count", f"{n[ty]} commands of type {ty}, at most {mx}"


def deva_thai(ch):
    o = ord(ch)
    return 0x0900 <= o <= 0x097F or 0xA8E0 <= o <= 0xA8FF or 0x11B00 <= o <= 0x11B5F or 0x0E01 <= o <= 0x0E3A or 0x0E40 <= o <= 0x0E5B


def attachment_refs(x, path=()):
    if isinstance(x, dict):
        for k, v in x.items():
            yield from attachment_refs(v, path + (k,))
    elif isinstance(x, list):
        for i, v in enumerate(x):
            yield from attachment_refs(v, path + (i,))
    elif isinstance(x, str) and x.startswith("attachment://"):
        yield path, x


# --------------------------------------------------------------------------- the log
class Run:
    def __init__(self, spec, strict_unknown=False, check_response=True):
        self.spec, self.strict, self.check_response = spec, strict_unknown, check_response
        self.ops = collections.defaultdict(lambda: {"count": 0, "request_errors": 0, "response_errors": 0, "warnings": 0, "statuses": collections.Counter()})
        self.findings = []
        self.inter = {}      # token -> {"t","type","acked","deferred"}

    def add(self, line, op, side, path, rule, msg, level="error"):
        self.findings.append({"line": line, "op": op, "side": side, "path": jpath(path), "rule": rule, "message": msg, "level": level})
        o = self.ops[op]
        if level == "warn":
            o["warnings"] += 1
        elif side == "response":
            o["response_errors"] += 1
        else:
            o["request_errors"] += 1

    def envelope(self, ex):
        """what is wrong with the log line itself"""
        if not isinstance(ex, dict):
            return "not an object"
        if ex.get("t") is not None and (isinstance(ex["t"], bool) or not isinstance(ex["t"], (int, float))):
            return "t must be a number of seconds"
        if "event" in ex:
            d = ex.get("d") if isinstance(ex.get("d"), dict) else ex
            return None if isinstance(d.get("token"), (str, type(None))) and isinstance(d.get("type"), (int, type(None))) else "token or type of the event"
        for k, ts in (("method", (str,)), ("path", (str,)), ("query", (dict, str, type(None))), ("content_type", (str, type(None))),
                      ("files", (list, type(None))), ("status", (int, type(None))), ("response_headers", (dict, type(None))),
                      ("edit_target_attachments", (list, type(None)))):
            if not isinstance(ex.get(k), ts) or (k == "status" and isinstance(ex.get(k), bool)):
                return f"{k} has the wrong type"
        for f in (ex.get("files") or []) + (ex.get("edit_target_attachments") or []):
            if not isinstance(f, dict) or not all(isinstance(f.get(k), (str, type(None))) for k in ("name", "filename", "field")) \
                    or not isinstance(f.get("size"), (int, type(None))):
                return "a files entry has the wrong type"
        return None

    def take(self, line, ex):
        bad = self.envelope(ex)
        if bad:
            self.add(line, "(log)", "log", (), "log_line", bad)
            return
        if "event" in ex:
            if ex["event"] == "INTERACTION_CREATE":
                d = ex.get("d") if isinstance(ex.get("d"), dict) else ex
                tok = d.get("token")
                self.inter[tok] = {"t": ex.get("t"), "type": d.get("type"), "id": str(d.get("id")), "acks": 0, "cb": None,
                                   "limit": d.get("attachment_size_limit")}
            return
        method = str(ex.get("method", "")).upper()
        sp = urlsplit(ex.get("path", ""))
        path = re.sub(r"^/?(api)?(/v\d+)?/", "/", sp.path if sp.path.startswith("/") else "/" + sp.path)
        tmpl, op, item = self.spec.match(method, path)
        if tmpl is None and self.exists_all_the_same(path):
            return
        if op is None:
            name = f"{method} {path}" if tmpl is None else f"{method} {tmpl}"
            self.ops[name]["count"] += 1
            self.add(line, name, "request", (), "no_operation",
                     "the document has no such path" if tmpl is None else "the document has no such method on this path")
            return
        name = f"{method} {tmpl}"
        o = self.ops[name]
        o["count"] += 1
        o["statuses"][str(ex.get("status"))] += 1
        seg = path.strip("/").split("/")
        pv = {a[1:-1]: b for a, b in zip(tmpl.strip("/").split("/"), seg) if a.startswith("{")}
        self.query(line, name, op, item, ex, sp)
        body, files = ex.get("body"), ex.get("files") or []
        content = op.get("requestBody", {}).get("content", {})
        if content:
            js = content.get("application/json", {}).get("schema")
            ct = (ex.get("content_type") or "").split(";")[0].strip().lower()
            if js is not None:
                if files and ct and ct != "multipart/form-data":
                    self.add(line, name, "request", (), "content_type", f"files with content type {ct}")
                if ct and ct not in content:
                    self.add(line, name, "request", (), "content_type", f"{ct} is not accepted here")
                if body is None:
                    if op["requestBody"].get("required") and not files:
                        self.add(line, name, "request", (), "schema", "body is missing")
                else:
                    notes = []
                    norm = self.spec.coerce(js, copy.deepcopy(body), notes)
                    for p, m in self.spec.errors(js, norm):
                        self.add(line, name, "request", p, "schema", m)
                    for p, m in notes:
                        self.add(line, name, "request", p, "type_tolerated", m, "warn")
                    for p, k in self.spec.unknown(js, norm):
                        self.add(line, name, "request", p, "unknown_field", f"{k!r} is not in the document",
                                 "error" if self.strict else "warn")
        elif body not in (None, {}, "") :
            self.add(line, name, "request", (), "unexpected_body", "this operation takes no body", "warn")
        self.limits(line, name, method, tmpl, pv, ex, body, files)
        if self.check_response:
            self.response(line, name, op, ex)

    @staticmethod
    def exists_all_the_same(path):
        """whether a path that the document does not name is known to exist"""
        return any(re.fullmatch(re.sub(r"{\w+}", "[0-9]+", known) + "(/[0-9]+)?", path) for known in NOT_IN_THE_DOCUMENT)

    def query(self, line, name, op, item, ex, sp):
        q = ex.get("query")
        if isinstance(q, str):
            q = dict(parse_qsl(q.lstrip("?"), keep_blank_values=True))
        q = dict(parse_qsl(sp.query, keep_blank_values=True)) | (q or {})
        ps = {p["name"]: p for p in (item.get("parameters") or []) + (op.get("parameters") or []) if p.get("in") == "query"}
        for k, v in q.items():
            if k not in ps:
                self.add(line, name, "request", ("query", k), "unknown_query", f"query parameter {k!r} is not in the document", "warn")
                continue
            s = self.spec.deref(ps[k]["schema"])
            t = s.get("type")
            ts = t if isinstance(t, list) else [t]
            x = v
            if isinstance(v, str):
                if "boolean" in ts:
                    x = {"true": True, "false": False, "1": True, "0": False, "True": True, "False": False}.get(v, v)
                elif "integer" in ts and is_int_like(v):
                    x = int(v)
                elif "array" in ts:
                    x = v.split(",")
            for p, m in self.spec.errors(ps[k]["schema"], x):
                self.add(line, name, "request", ["query", k] + list(p), "schema", m)
        for k, p in ps.items():
            if p.get("required") and k not in q:
                self.add(line, name, "request", ("query", k), "schema", "required query parameter is missing")

    def response(self, line, name, op, ex):
        st, r = ex.get("status"), ex.get("response")
        if st is None:
            return
        rs = op.get("responses", {})
        d = rs.get(str(st)) or rs.get(f"{st // 100}XX")
        if d is None:
            self.add(line, name, "response", (), "status", f"status {st} is not in the document ({', '.join(rs)})",
                     "warn" if st >= 500 else "error")
            return
        d = self.spec.deref(d)
        js = d.get("content", {}).get("application/json", {}).get("schema")
        if js is None:
            if r not in (None, "", {}):
                self.add(line, name, "response", (), "schema", f"status {st} has no body in the document")
            return
        if r is None:
            self.add(line, name, "response", (), "schema", f"status {st} needs a JSON body")
            return
        for p, m in self.spec.errors(js, r):
            self.add(line, name, "response", p, "schema", m)
        if isinstance(st, int) and st < 400:
            for p, k in self.spec.unknown(js, r):
                self.add(line, name, "response", p, "unknown_field", f"{k!r} is not in the document", "warn")
        if st == 400 and isinstance(r, dict) and r.get("code") == 50035:
            for p, m in nested_errors(r.get("errors")):
                self.add(line, name, "response", ("errors",) + p, "error_50035_shape", m)
        if st == 429 and isinstance(r, dict):
            h = {k.lower(): v for k, v in (ex.get("response_headers") or {}).items()}
            if ex.get("response_headers") is not None and "retry-after" not in h:
                self.add(line, name, "response", (), "retry_after_header", "429 without Retry-After")

    def limits(self, line, name, method, tmpl, pv, ex, body, files):
        def put(it, side="request"):
            try:
                for f in it:
                    self.add(line, name, side, f[0], f[1], f[2], *(f[3:4]))
            except (TypeError, AttributeError, KeyError, ValueError, IndexError) as e:
                # a body of the wrong shape: the schema has reported it already, else this is a fault of the limit checks
                known = any(x["line"] == line and x["rule"] == "schema" for x in self.findings)
                self.add(line, name, side, (), "limits_skipped", f"limit checks stopped: {type(e).__name__}: {e}", "warn" if known else "error")
        t, status = ex.get("t"), ex.get("status")
        accepted = status is None or (isinstance(status, int) and status < 300)
        ctx = dict(ex)
        tok = pv.get("interaction_token") or pv.get("webhook_token")
        it = self.inter.get(tok)
        ctx["interaction"] = it is not None or not (pv.get("webhook_id") and self.inter)
        if it and it.get("limit"):
            ctx.setdefault("attachment_size_limit", it["limit"])
        if tmpl.endswith("/callback"):
            ty = body.get("type") if isinstance(body, dict) else None
            data = body.get("data") if isinstance(body, dict) else None
            if ty == 4:
                put(Limits.message(data or {}, ("data",), files, "callback", ctx))
            elif ty == 5 and isinstance(data, dict):
                fl = data.get("flags") or 0
                if isinstance(fl, int) and fl & ~EPHEMERAL:
                    self.add(line, name, "request", ("data", "flags"), "defer_flags", "only EPHEMERAL (64) may be set on a deferred reply", "warn")
                if any(data.get(k) for k in ("content", "embeds", "components")):
                    self.add(line, name, "request", ("data",), "defer_data", "a deferred reply shows no content", "warn")
            elif ty == 7:
                put(Limits.message(data or {}, ("data",), files, "update_callback", ctx))
            elif ty == 8:
                put(Limits.autocomplete(data, ("data",)))
            elif ty == 9:
                put(Limits.modal(data, ("data",)))
            if it is not None:
                if str(pv.get("interaction_id")) != it["id"]:
                    self.add(line, name, "request", (), "interaction_id", "id and token belong to different interactions")
                kinds = {2: (4, 5, 9, 10, 12), 3: (4, 5, 6, 7, 9, 10, 12), 4: (8,), 5: (4, 5, 6, 7, 10, 12), 1: (1,)}.get(it["type"])
                if kinds and ty not in kinds:
                    self.add(line, name, "request", ("type",), "callback_type", f"callback type {ty} does not answer interaction type {it['type']}")
                if t is not None and it["t"] is not None:
                    dt = t - it["t"]
                    if dt > 3.0:
                        self.add(line, name, "request", (), "response_3s", f"answered after {dt:.2f} s, limit 3 s (error 10062)")
                        if accepted and status is not None:
                            self.add(line, name, "response", (), "response_3s", "a late answer was accepted; Discord gives 404 code 10062")
                if it["acks"]:
                    self.add(line, name, "request", (), "double_ack", "interaction was already answered (error 40060)")
                    if accepted and status is not None:
                        self.add(line, name, "response", (), "double_ack", "a second answer was accepted; Discord gives 400 code 40060")
                if accepted:
                    it["acks"] += 1
                    it["cb"] = ty
            q = ex.get("query")
            q = dict(parse_qsl(q.lstrip("?"))) if isinstance(q, str) else (q or {})
            wr = str(q.get("with_response", "")).lower() in ("true", "1")
            if status == 200 and not wr:
                self.add(line, name, "response", (), "with_response", "200 without with_response=true; Discord gives 204")
            if status == 204 and wr:
                self.add(line, name, "response", (), "with_response", "204 with with_response=true; Discord gives 200 and a body")
        elif tmpl.startswith("/webhooks/{webhook_id}/{webhook_token}") and it is not None:
            if t is not None and it["t"] is not None and t - it["t"] > 900:
                self.add(line, name, "request", (), "token_15min", f"token used after {t - it['t']:.0f} s, valid 900 s (error 50027)")
                if accepted and status is not None:
                    self.add(line, name, "response", (), "token_15min", "an expired token was accepted")
            if not it["acks"]:
                self.add(line, name, "request", (), "followup_before_ack", "followup or edit before the interaction was answered")
            if method == "POST" and isinstance(body, dict):
                for k in ("username", "avatar_url", "thread_name"):
                    if body.get(k):
                        self.add(line, name, "request", (k,), "followup_field", f"{k} is not supported on followups", "warn")
                if it["cb"] == 5 and not it.get("followed"):
                    self.add(line, name, "request", (), "followup_after_defer",
                             "the first followup after a deferred reply edits that reply (its flags are ignored)", "warn")
                it["followed"] = True
            if tmpl.endswith("@original") and method == "PATCH":
                it["followed"] = True
        if tmpl == "/channels/{channel_id}/messages" and method == "POST":
            put(Limits.message(body or {}, (), files, "create", ctx))
        elif tmpl == "/channels/{channel_id}/messages/{message_id}" and method == "PATCH":
            put(Limits.message(body or {}, (), files, "edit", ctx))
        elif tmpl == "/webhooks/{webhook_id}/{webhook_token}" and method == "POST":
            put(Limits.message(body or {}, (), files, "webhook", ctx))
        elif tmpl.startswith("/webhooks/{webhook_id}/{webhook_token}/messages/") and method == "PATCH":
            put(Limits.message(body or {}, (), files, "edit_original", ctx))
        elif tmpl == "/channels/{channel_id}/threads" and isinstance((body or {}).get("message"), dict):
            put(Limits.message(body["message"], ("message",), files, "create", ctx))
        elif tmpl.endswith("/commands"):
            if method == "PUT":
                put(Limits.commands(body, (), "guilds" in tmpl))
            elif method == "POST":
                put(Limits.command(body, (), "guilds" in tmpl))
        elif tmpl.endswith("/commands/{command_id}") and method == "PATCH":
            put(Limits.command(body, (), "guilds" in tmpl))
        if tmpl.endswith("bulk-delete") and isinstance(body, dict) and isinstance(body.get("messages"), list):
            n = len(body["messages"])
            if not 2 <= n <= 100:
                self.add(line, name, "request", ("messages",), "bulk_delete_2_100", f"{n} messages, 2 to 100")

    def finish(self):
        for tok, it in self.inter.items():
            if not it["acks"] and it["type"] in (2, 3, 4, 5):
                self.add(0, "(interactions)", "request", (), "never_answered", f"interaction {it['id']} (type {it['type']}) was never answered")


def nested_errors(e, p=()):
    if not isinstance(e, dict):
        yield p, "errors must be an object of objects that end in _errors"
        return
    if not e:
        yield p, "errors is empty"
    for k, v in e.items():
        if k == "_errors":
            if not isinstance(v, list) or not v:
                yield p + (k,), "_errors must be a list that is not empty"
            else:
                for i, x in enumerate(v):
                    if not isinstance(x, dict) or not isinstance(x.get("code"), str) or not isinstance(x.get("message"), str):
                        yield p + (k, i), "an entry needs a string code and a string message"
        else:
            yield from nested_errors(v, p + (k,))


def main(argv=None):
    here = os.path.dirname(os.path.abspath(__file__))
    ap = argparse.ArgumentParser()
    ap.add_argument("log")
    ap.add_argument("--spec", default=os.path.join(here, "openapi.json"))
    ap.add_argument("--json")
    ap.add_argument("--strict-unknown", action="store_true", help="fields the document does not name are errors")
    ap.add_argument("--no-response", action="store_true")
    ap.add_argument("--max", type=int, default=20, help="findings shown for each operation")
    ap.add_argument("--warnings", action="store_true", help="show warnings too")
    a = ap.parse_args(argv)
    run = Run(Spec(a.spec), a.strict_unknown, not a.no_response)
    with open(a.log, encoding="utf-8") as f:
        for i, l in enumerate(f, 1):
            if l.strip():
                try:
                    run.take(i, json.loads(l))
                except ValueError as e:
                    run.add(i, "(log)", "log", (), "log_line", f"not JSON: {e}")
    run.finish()
    by = collections.defaultdict(list)
    for x in run.findings:
        by[x["op"]].append(x)
    for op in sorted(run.ops):
        o = run.ops[op]
        print(f"{op}: {o['count']} exchanges ({', '.join(f'{k}x{v}' for k, v in sorted(o['statuses'].items()))}); "
              f"request errors {o['request_errors']}, response errors {o['response_errors']}, warnings {o['warnings']}")
        shown = sorted((x for x in by[op] if a.warnings or x["level"] == "error"), key=lambda x: x["level"] != "error")
        for x in shown[: a.max]:
            print(f"  line {x['line']} {x['level']} {x['side']} {x['path']} [{x['rule']}] {x['message']}")
        if len(shown) > a.max:
            print(f"  … {len(shown) - a.max} more")
    if a.json:
        json.dump({"operations": run.ops, "findings": run.findings}, open(a.json, "w"), indent=1)
    errs = sum(1 for x in run.findings if x["level"] == "error")
    print(f"{errs} errors, {len(run.findings) - errs} warnings")
    return 1 if errs else 0


if __name__ == "__main__":
    sys.exit(main())
