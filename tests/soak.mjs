// `npm run soak [stories]`: the outbox's random lives, many more of them and other ones each time, also against the server.
import { ensureInstalled, productEnv, run } from '../src/server/cli/install.mjs'

const STORIES = 200_000
const STORIES_PER_LIFE = 2_000

const stories = Number(process.argv[2] ?? STORIES)
if (!Number.isInteger(stories) || stories < 1) {
  console.error('usage: npm run soak [number of stories]')
  process.exit(2)
}
const seed = Math.floor(Math.random() * 2 ** 31)
const lives = Math.ceil(stories / STORIES_PER_LIFE)
console.log(`${stories} stories and ${lives} lives with the server, from seed ${seed}`)
await ensureInstalled()
const env = productEnv({
  OUTBOX_STORIES: String(stories),
  OUTBOX_LIVES: String(lives),
  OUTBOX_SEED: String(seed),
})
const files = ['tests/client/offline/outbox-invariants.test.ts', 'tests/server/outbox-history.test.ts']
process.exit(await run('vitest', ['run', '--config', 'tests/vitest.config.ts', ...files], { env }))
