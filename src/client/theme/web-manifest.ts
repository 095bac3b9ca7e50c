import type { ManifestOptions } from 'vite-plugin-pwa'
import { palette } from '../../reference/theme/palette.ts'

/** The web app manifest. */
export const webManifest: Partial<ManifestOptions> = {
  id: '/',
  name: '일터 Ilteo',
  short_name: '일터',
  description: '외국인을 위한 한국 일자리. 급여부터 보여 드려요.',
  lang: 'ko',
  dir: 'ltr',
  start_url: '/home',
  scope: '/',
  display: 'standalone',
  display_override: ['standalone', 'minimal-ui'],
  orientation: 'any',
  background_color: palette.gray[1],
  theme_color: '#FFFFFF',
  categories: ['business', 'lifestyle'],
  launch_handler: { client_mode: ['navigate-existing', 'auto'] },
  icons: [
    { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icons/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  screenshots: [
    {
      src: '/screenshots/jobs-narrow.png',
      sizes: '780x1688',
      type: 'image/png',
      form_factor: 'narrow',
      label: '지역과 하는 일로 찾는 일자리',
    },
    {
      src: '/screenshots/home-wide.png',
      sizes: '1280x800',
      type: 'image/png',
      form_factor: 'wide',
      label: '급여부터 보이는 일자리',
    },
  ],
  shortcuts: [
    {
      name: '일자리 찾기',
      short_name: '일자리',
      url: '/recruitInfo',
      icons: [{ src: '/icons/shortcut-jobs.png', sizes: '96x96', type: 'image/png' }],
    },
    {
      name: '이력서',
      short_name: '이력서',
      url: '/writeResume',
      icons: [{ src: '/icons/shortcut-resume.png', sizes: '96x96', type: 'image/png' }],
    },
    {
      name: '관심 일자리',
      short_name: '관심',
      url: '/mypage/favorites',
      icons: [{ src: '/icons/shortcut-saved.png', sizes: '96x96', type: 'image/png' }],
    },
  ],
}
