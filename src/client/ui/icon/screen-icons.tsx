import { drawn } from './icons.tsx'

/* Icons used by neither the layout nor the first list: they load with the screens that use them. */

export const CallIcon = drawn(
  'M8.3 4.1 6.2 4.7c-1 .3-1.7 1.2-1.6 2.3.5 6.4 5.6 11.8 12.2 12.5 1 .1 1.9-.5 2.3-1.5l.7-2.1a1.2 1.2 0 0 0-.7-1.5l-2.9-1.1a1.2 1.2 0 0 0-1.4.4l-.9 1.2c-1.9-.9-3.6-2.5-4.6-4.5l1.1-1a1.2 1.2 0 0 0 .3-1.3L9.8 4.8a1.2 1.2 0 0 0-1.5-.7Z',
)
export const ShareIcon = drawn(
  '',
  'M12 14.5V3.5M8 7l4-3.5L16 7M4.5 11.5v7a1.5 1.5 0 0 0 1.5 1.5h12a1.5 1.5 0 0 0 1.5-1.5v-7',
)
export const CopyIcon = drawn(
  'M11 8.75h7a2.25 2.25 0 0 1 2.25 2.25v7a2.25 2.25 0 0 1 -2.25 2.25h-7a2.25 2.25 0 0 1 -2.25 -2.25v-7a2.25 2.25 0 0 1 2.25 -2.25Z',
  'M5.5 15.25H5A1.25 1.25 0 0 1 3.75 14V5A1.25 1.25 0 0 1 5 3.75h9A1.25 1.25 0 0 1 15.25 5v.5',
)
export const TranslateIcon = drawn(
  '',
  'M3.5 5.5h9M8 3.5v2M10.75 5.5c-.9 4.2-3.3 6.9-6.75 8M5.5 8.5c1.3 2.6 3.5 4.3 6 5M11.5 20.5l4.5-10 4.5 10M13.1 17h5.8',
)
export const ExternalIcon = drawn(
  '',
  'M14 4.5h5.5V10M19.5 4.5 11 13M10 5H6a1.5 1.5 0 0 0-1.5 1.5V18A1.5 1.5 0 0 0 6 19.5h11.5A1.5 1.5 0 0 0 19 18v-4',
)
export const RefreshIcon = drawn('', 'M19.5 12a7.5 7.5 0 1 1-2.3-5.4L19.5 9M19.5 4v5h-5')
export const MailIcon = drawn(
  'M5.5 5h13a2.5 2.5 0 0 1 2.5 2.5v9a2.5 2.5 0 0 1 -2.5 2.5h-13a2.5 2.5 0 0 1 -2.5 -2.5v-9a2.5 2.5 0 0 1 2.5 -2.5Z',
  'm4 7.5 8 6 8-6',
)
export const InstallIcon = drawn(
  '',
  'M12 3.5v11M7.5 10.5l4.5 4.5 4.5-4.5M4.5 18.5v.5A1.5 1.5 0 0 0 6 20.5h12a1.5 1.5 0 0 0 1.5-1.5v-.5',
)
export const MinusIcon = drawn('', 'M5 12h14')
export const PlusIcon = drawn('', 'M12 5v14M5 12h14')
