/**
 * Commands that `npm test` runs once, at their smallest size. Those of a group run one after the other, as later ones use
 * what earlier ones made; two groups run at a time, the slowest first.
 *
 * @typedef {object} Smoke
 * @property {string} name for the log and for `--only`
 * @property {boolean} [isNeeded] whether later ones of its group need it
 * @property {string} script of package.json
 * @property {string[]} args
 * @property {RegExp[]} shows patterns that its output must match
 * @property {number[]} [codes] expected exit codes; 0 if absent
 * @property {Record<string, string>} [env] in which names like `{site}` are replaced (`settings` in run-smokes.mjs)
 * @property {(output: string, port: number) => Promise<void>} [use] for a server: runs once the output matches, then it is stopped
 */

const SITE = { DATABASE_URL: '{site}', DATA_DIR: '{folder}/site', PORT: '{port}' }
const soak = (name, ...shows) => ({
  name: `soak ${name}`,
  script: 'soak',
  args: [...(name === 'stories' ? [] : [name]), '--smoke'],
  shows,
})

/** @type {Smoke[][]} */
export const GROUPS = [
  [
    {
      name: 'bench pages',
      script: 'bench',
      args: ['--only', 'pages', '--smoke'],
      shows: [
        /^first visit to \/home in ko: CSS +\d/m,
        /^returning visit, stalled network: list visible +\d/m,
        /^\/: longest task +\d/m,
        /^interaction to next paint: bookmark +\d/m,
        /^interaction to next paint: tab +\d/m,
        /^outbox: click to "saved" +\d/m,
        /^resume: "Save" to "saved", with a photo +\d/m,
        /^Lighthouse \/news: LCP +\d/m,
        / 0 missed$/m,
      ],
    },
  ],
  [
    {
      name: 'bench beside',
      script: 'bench',
      // The cheapest part of those that a browser measures.
      args: ['--only', 'long-tasks', '--smoke', '--beside', '.'],
      shows: [/^\/: longest task .* beside +\d/m, / 0 missed$/m],
    },
  ],
  [
    {
      name: 'bench server, alerts, streams, processes',
      script: 'bench',
      args: ['--only', 'server,alerts,streams,processes', '--smoke'],
      shows: [
        /^job list at 200 jobs, 200 requests\/s: p99 +\d/m,
        /^map clusters at 200 jobs: largest answer +\d/m,
        /^sitemap at 200 jobs: URLs in it +\d/m,
        /^job list: bare Fastify \+ pg .* relative to ours .* +\d/m,
        /^memory of the server at 200 jobs +\d/m,
        /^matching 5 jobs with 200 desired jobs +\d/m,
        /^10 event streams: message to screen, p95 +\d/m,
        /^two processes relative to one, by processor time +/m,
        / 0 missed$/m,
      ],
    },
  ],
  // These four share the database that the tests of the server are copied from.
  [
    soak('stories', /^20 stories and 1 lives with the server/m, /Tests .* passed/),
    soak('ledger', /^120 operations/m, /Tests .* passed/),
    soak('fuzz', /^800 requests/m, /Tests .* passed/),
    soak('answers', /^40 reads and writes/m, /Tests .* passed/),
  ],
  [
    {
      name: 'seed',
      isNeeded: true,
      script: 'seed',
      args: ['--jobs', '50', '--seed', '7', '--reset'],
      env: SITE,
      shows: [/^seeded 50 jobs in \d/m],
    },
    {
      name: 'db',
      script: 'db',
      args: ['select count(*) >= 50 as has_jobs from jobs'],
      env: SITE,
      shows: [/has_jobs/, /true/],
    },
    { name: 'db migrate', script: 'db', args: ['migrate'], env: SITE, shows: [/^nothing to do$/m] },
    {
      name: 'operator',
      script: 'operator',
      args: ['verify', 'list'],
      env: SITE,
      shows: [/ waiting-1@ilteo\.test$/m],
    },
    {
      name: 'backup',
      isNeeded: true,
      script: 'backup',
      args: ['{folder}/site.backup'],
      env: SITE,
      shows: [/site\.backup: \d.* MB$/m],
    },
    {
      name: 'restore',
      script: 'restore',
      args: ['{folder}/site.backup'],
      env: { DATABASE_URL: '{restored}', DATA_DIR: '{folder}/restored' },
      shows: [/^restored the site as of 20/m],
    },
    { name: 'move', script: 'move', args: ['{moved}'], env: SITE, shows: [/^moved: start the server/m] },
    {
      name: 'start',
      script: 'start',
      args: [],
      env: { ...SITE, WARM_UP: 'on' },
      shows: [/listening on /],
      use: async (_output, port) => {
        const url = `http://127.0.0.1:${port}`
        await expectText(`${url}/recruitInfo`, '</html>')
        await expectText(`${url}/api/employee/jobs`, '"data":[{')
      },
    },
    {
      name: 'dev',
      script: 'dev',
      args: [],
      env: SITE,
      shows: [/listening on /, /Local:.*http:\S+/],
      use: async (output) => {
        const [, url = ''] = /Local:.*?(http:[^\s]+)/.exec(output) ?? []
        await expectText(url, '/@vite/client')
        // Vite hands this one on to the server.
        await expectText(new URL('/api/employee/jobs', url).href, '"data":[{')
      },
    },
  ],
  [soak('faults', /: lost 0, doubled 0, process alive true, exit code 0$/m)],
  [soak('talks', /: lost 0, doubled 0$/m)],
  [
    soak('phones', /lost or doubled 0 \(expected 0\)$/m),
    soak('cluster', /: lost 0, doubled 0, pauses within limits/),
  ],
  [
    {
      name: 'mutate',
      script: 'mutate',
      args: ['--smoke'],
      shows: [/'smoke:latin-digits' +│ +[1-9]\d* /],
    },
    {
      name: 'audit',
      script: 'audit',
      args: [],
      // Without a registry the second half is left out; a new vulnerability does not fail the run.
      codes: [0, 1, 2],
      env: { npm_config_fetch_retries: '0', npm_config_fetch_timeout: '10000' },
      shows: [/^\d+ components in sbom\.cdx\.json$/m],
    },
    {
      name: 'browsers',
      script: 'browsers',
      args: ['--smoke'],
      shows: [/\[firefox\] › /, /\[webkit\] › /, /^Total: \d+ tests/m],
    },
    { name: 'cluster', script: 'cluster', args: ['--smoke'], shows: [/^8 configurations of 3 etcd/m] },
    {
      name: 'languages',
      script: 'languages',
      args: ['--check'],
      shows: [/^vi .*\(offered\): 0 not translated/m],
    },
    { name: 'format', script: 'format', args: ['--check'], shows: [/All matched files/] },
  ],
]

/** Scripts of package.json without a smoke run, and why. */
export const EXCLUDED = {
  test: 'would run inside itself',
  check: 'its checks and tests are the first stages of npm test',
  build: 'npm test builds before its smoke runs',
  messages:
    'would change the catalogues of a working copy; the check "catalogues fit the code" collects the texts without that',
}

async function expectText(address, text) {
  const answer = await fetch(address)
  const found = await answer.text()
  if (!answer.ok || !found.includes(text))
    throw new Error(`${address} answered ${answer.status} without ${text}`)
}
