// Program of `aPushWorker`: sends due pushes to a push service that never responds.
import { connect } from '../../src/server/db/database.ts'
import { sendDuePushes } from '../../src/server/features/alert/deliver.ts'
import { createPushSender } from '../../src/server/providers/push/push-sender.ts'
import type { PushWork } from './push-worker.ts'

const { databaseUrl, keys, now }: PushWork = JSON.parse(process.argv[2] ?? '')
const { db } = connect(databaseUrl, 2)
const push = createPushSender(
  keys,
  'mailto:push@ilteo.test',
  () => true,
  () => {
    process.send?.('sending')
    return new Promise(() => undefined)
  },
)
await sendDuePushes(db, push, new Date(now))
