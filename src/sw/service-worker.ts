import { clientsClaim } from 'workbox-core'
import type { PrecacheEntry } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { keepOldBuild, oldBuildRoute } from './old-build.ts'
import { listenForSync, sendOutbox } from './outbox-sender.ts'
import { imageRoute } from './images.ts'
import { precache } from './precache.ts'
import { listenForPush } from './push.ts'
import { publicReadRoute } from './public-reads.ts'
import { shellRoute } from './shell.ts'
import { keepTexts, splitTexts, textsRoute } from './texts.ts'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] }

const build = self.__WB_MANIFEST
const { shared, texts } = splitTexts(build)

// Must run before precaching: its install step overwrites the old files.
keepOldBuild(self, build)
registerRoute(shellRoute(precache(self, shared)))
registerRoute(textsRoute)
keepTexts(self, texts)
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
