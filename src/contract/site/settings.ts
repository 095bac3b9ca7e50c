import * as z from 'zod/mini'
import { read } from '../base/endpoint.ts'
import { SOCIAL_PROVIDERS } from '../base/enums.ts'

export const getSettings = read('settings.get', 'GET /settings', {
  summary: 'What the operator of this site has set up and the web app needs to know',
  answer: z.object({
    /** Address of the street map's tiles with `{z}`, `{x}` and `{y}`; null where only the drawn map is shown. */
    mapTileUrl: z.nullable(z.string()),
    /** Whom the tiles' provider wants to be named on them. */
    mapAttribution: z.string(),
    /** Providers a member can sign in through here; their buttons are shown. */
    socialProviders: z.array(z.enum(SOCIAL_PROVIDERS)),
  }),
})
