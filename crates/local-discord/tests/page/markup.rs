//! What is written comes out as Discord shows it, and never as anything else.

use local_discord::Order;
use serde_json::json;
use test_tools::browser::Browser;

use super::bot::Bot;
use super::open;

/// A name and a text as somebody would write them who means ill.
const NAME: &str = "<img src=x onerror=hacked=1>";
const TEXT: &str =
    "\"><script>hacked=1</script><img src=x onerror=hacked=1><svg onload=hacked=1> [a](javascript:hacked=1)";

/// What text becomes, plain text being written as `<p>`.
const CASES: [(&str, &str); 25] = [
    ("plain", "<p>plain</p>"),
    ("one\n\ntwo", "<p>one\n\ntwo</p>"),
    ("**b** *i* _i_ __u__ ~~s~~", "<p><strong>b</strong> <em>i</em> <em>i</em> <u>u</u> <s>s</s></p>"),
    ("***both***", "<p><strong><em>both</em></strong></p>"),
    ("**over\ntwo**", "<p><strong>over\ntwo</strong></p>"),
    ("snake_case_name and 2 * 3 * 4", "<p>snake_case_name and 2 * 3 * 4</p>"),
    (r"\*not\* \_this\_ \`or\` that", "<p>*not* _this_ `or` that</p>"),
    (r"a \ b \n", r"<p>a \ b \n</p>"),
    ("`**code** <b>`", "<p><code>**code** &lt;b&gt;</code></p>"),
    ("`` a ` b ``", "<p><code>a ` b</code></p>"),
    (
        "```rs\nlet a = 1;\n  **b**\n```",
        r#"<pre tabindex="0"><code>let a = 1;
  **b**</code></pre>"#,
    ),
    ("before ```x``` after", r#"<p>before </p><pre tabindex="0"><code>x</code></pre><p> after</p>"#),
    ("# One\n## Two\n### Three\n#no", "<h3>One</h3><h4>Two</h4><h5>Three</h5><p>#no</p>"),
    ("top\n-# small **b**", r#"<p>top</p><div class="small">small <strong>b</strong></div>"#),
    ("> q\n> r\nout", "<blockquote><p>q\nr</p></blockquote><p>out</p>"),
    (">>> all\nof it", "<blockquote><p>all\nof it</p></blockquote>"),
    ("- a\n- b\n  - c\n- d", "<ul><li>a</li><li>b<ul><li>c</li></ul></li><li>d</li></ul>"),
    ("3. a\n4. b", r#"<ol start="3"><li>a</li><li>b</li></ol>"#),
    ("- not\n\nlist", "<ul><li>not</li></ul><p>\nlist</p>"),
    (
        "https://a.example/b_c_d).",
        r#"<p><a href="https://a.example/b_c_d">https://a.example/b_c_d</a>).</p>"#,
    ),
    (
        "[a **b**](https://a.example)",
        r#"<p><a href="https://a.example/" title="https://a.example/">a <strong>b</strong></a></p>"#,
    ),
    ("[a](javascript:alert(1))", "<p>[a](javascript:alert(1))</p>"),
    ("</ra bid:123> @everyone", r#"<p>&lt;/ra bid:123&gt; <span class="mention me">@everyone</span></p>"#),
    (
        "<@1> <#1> <@&1>",
        r##"<p><span class="mention">@unknown-user</span> <span class="mention">#unknown</span> <span class="mention">@deleted-role</span></p>"##,
    ),
    ("<b>&amp;</b> 1 < 2", "<p>&lt;b&gt;&amp;amp;&lt;/b&gt; 1 &lt; 2</p>"),
];

pub(crate) async fn scenes(browser: &Browser) {
    texts_become_elements(browser).await;
    nothing_from_outside_becomes_markup(browser).await;
}

/// What text becomes, in the page's own HTML.
async fn texts_become_elements(browser: &Browser) {
    let bot = Bot::start().await;
    open(browser, &bot, "Nefer").await;
    let me = bot.discord.person("Nefer").unwrap().id();
    let (amun, ra) = (bot.discord.person("Amun").unwrap().id(), bot.discord.channel("ra").unwrap());
    let mut cases: Vec<(String, String)> =
        CASES.iter().map(|(from, to)| ((*from).to_owned(), (*to).to_owned())).collect();
    cases.push((
        format!("<@{me}> <@!{amun}>"),
        r#"<p><span class="mention me">@Nefer</span> <span class="mention">@Amun</span></p>"#.to_owned(),
    ));
    cases.push((format!("<#{ra}>"), r##"<p><a class="mention" href="#Nefer/ra">#ra</a></p>"##.to_owned()));
    // Plain text and outward links are written shorter than they are.
    let script = "const { markdown } = await import('/page/markdown.js');
        return arguments[0].map((text) => {
          const box = document.createElement('div');
          box.append(markdown(text));
          for (const plain of box.querySelectorAll('.text')) {
            const short = document.createElement('p');
            short.append(...plain.childNodes);
            plain.replaceWith(short);
          }
          for (const link of box.querySelectorAll('a[target=_blank][rel=\"noopener noreferrer\"]')) {
            link.removeAttribute('target');
            link.removeAttribute('rel');
          }
          return box.innerHTML;
        });";
    let texts: Vec<&str> = cases.iter().map(|(from, _)| from.as_str()).collect();
    let made = browser.run(script, json!([texts])).await;
    for (at, (from, to)) in cases.iter().enumerate() {
        assert_eq!(made[at], *to, "{from}");
    }
    moments(browser).await;
}

async fn moments(browser: &Browser) {
    let script = "const { markdown } = await import('/page/markdown.js');
        const { setClock } = await import('/page/time.js');
        setClock(1_000_000_000_000);
        const text = (words) => markdown(words).textContent;
        return arguments[0].map(text);";
    let cases = [
        ("<t:1000007300:R>", "in 2 hours"),
        ("<t:999999100:R>", "15 minutes ago"),
        ("<t:1000090000:R>", "in 1 day"),
        ("<t:1000000000:X>", "<t:1000000000:X>"),
        ("<t:99999999999999999:R>", "<t:99999999999999999:R>"),
    ];
    let made = browser.run(script, json!([cases.map(|(from, _)| from)])).await;
    for (at, (from, to)) in cases.iter().enumerate() {
        assert_eq!(made[at], *to, "{from}");
    }
    let formats = "tTdDfF".chars().map(|style| format!("<t:1000000000:{style}>")).collect::<Vec<_>>();
    let made = browser.run(script, json!([formats])).await;
    assert!(
        made.as_array().unwrap().iter().all(|text| text.as_str().unwrap().contains(['0', '1'])),
        "{made}"
    );
}

async fn nothing_from_outside_becomes_markup(browser: &Browser) {
    let bot = Bot::start().await;
    bot.discord.order(Order::Rename { person: "Amun".into(), nick: Some(NAME.into()) }).unwrap();
    let amun = bot.discord.person("Amun").unwrap();
    amun.say("ra", TEXT).unwrap();
    amun.say("ra", &format!("{} {}", bot.mention("Amun"), bot.mention("Nefer"))).unwrap();
    let button = json!({"type": 2, "style": 1, "label": NAME, "custom_id": TEXT[..60]});
    let option = json!({"label": NAME, "value": NAME, "description": NAME});
    let select = json!({"type": 3, "custom_id": "select", "placeholder": NAME, "options": [option]});
    let rows = json!([{"type": 1, "components": [button]}, {"type": 1, "components": [select]}]);
    let embed = json!({"title": NAME, "description": TEXT, "url": "https://example.com/\"><script>",
        "author": {"name": NAME}, "footer": {"text": TEXT}, "fields": [{"name": NAME, "value": TEXT}],
        "image": {"url": "https://elsewhere.example/a.png"}});
    bot.post("ra", json!({"content": TEXT, "embeds": [embed], "components": rows})).await;
    let thread = json!({"name": NAME, "type": 11});
    let path = format!("/channels/{}/threads", bot.discord.channel("ra").unwrap());
    assert_eq!(bot.api.post(&path, thread).await.0, 201);

    open(browser, &bot, "Nefer").await;
    browser.sees(".author", NAME).await;
    browser.sees(".text", "<script>hacked=1</script>").await;
    browser.sees(".mention", NAME).await;
    browser.sees(".embed", NAME).await;
    browser.sees(".place.thread", NAME).await;
    browser.click(".select", NAME).await;
    browser.sees(".option", NAME).await;
    let script = "return [typeof hacked, document.scripts.length,
        document.querySelectorAll('img, #messages svg:not(.icon), [onerror], [href^=javascript]').length]";
    assert_eq!(browser.run(script, json!([])).await, json!(["undefined", 1, 0]));
    let script = "return performance.getEntriesByType('resource').map(({ name }) => new URL(name).host)
        .every((host) => host === location.host)";
    assert_eq!(browser.run(script, json!([])).await, true);
}
