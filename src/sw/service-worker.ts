import { clientsClaim } from 'workbox-core'
import { type PrecacheEntry, PrecacheRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { readBuildFiles } from './build-files.ts'
import { keepOldBuild, oldBuildRoute } from './old-build.ts'
import { listenForSync, sendOutbox } from './outbox-sender.ts'
import { imageRoute } from './images.ts'
import { OwnFiles } from './own-file.ts'
import { precache } from './precache.ts'
import { listenForPush } from './push.ts'
import { publicReadRoute } from './public-reads.ts'
import { shellRoute } from './shell.ts'
import { keepTexts, splitTexts, textsRoute } from './texts.ts'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] }

const build = readBuildFiles(self.__WB_MANIFEST)
const files = new OwnFiles(build)
const { shared, texts } = splitTexts(build)

// Must run before precaching: its install step overwrites the old files.
keepOldBuild(self, build)
const precached = precache(self, shared, files)
registerRoute(new PrecacheRoute(precached))
registerRoute(shellRoute(precached))
registerRoute(textsRoute)
keepTexts(self, texts, files)
registerRoute(publicReadRoute)
registerRoute(imageRoute)
registerRoute(oldBuildRoute)
clientsClaim()
listenForSync(self)
listenForPush(self)

self.addEventListener('message', (event) => {
  const type: unknown = event.data?.type
  if (type === 'SKIP_WAITING') void self.skipWaiting()
  if (type === 'DRAIN') event.waitUntil(sendOutbox())
})
