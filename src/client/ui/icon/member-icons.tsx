import { drawn } from './icons.tsx'

/* Icons of members' screens only: no page that visitors begin with loads them. */

export const EyeIcon = drawn(
  'M2.5 12C4.7 7.9 8 5.75 12 5.75S19.3 7.9 21.5 12C19.3 16.1 16 18.25 12 18.25S4.7 16.1 2.5 12ZM9.25 12a2.75 2.75 0 1 0 5.5 0 2.75 2.75 0 1 0 -5.5 0Z',
)
export const CameraIcon = drawn(
  'M5 7.5h2.4l1.3-2.2a1 1 0 0 1 .9-.5h4.8a1 1 0 0 1 .9.5l1.3 2.2H19A2.25 2.25 0 0 1 21.25 9.75v7.5A2.25 2.25 0 0 1 19 19.5H5a2.25 2.25 0 0 1-2.25-2.25v-7.5A2.25 2.25 0 0 1 5 7.5Z',
  'M8.5 13.25a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0 -7 0Z',
)
export const LightbulbIcon = drawn(
  'M12 3.25a6 6 0 0 1 3.6 10.8c-.7.6-1.1 1.2-1.1 2v.45h-5v-.45c0-.8-.4-1.4-1.1-2A6 6 0 0 1 12 3.25Z',
  'M10 20.25h4',
)
export const CalendarIcon = drawn(
  'M6 5h12a2.25 2.25 0 0 1 2.25 2.25v10.5A2.25 2.25 0 0 1 18 20H6a2.25 2.25 0 0 1-2.25-2.25V7.25A2.25 2.25 0 0 1 6 5Z',
  'M3.75 10h16.5M8 2.75v4M16 2.75v4',
)
export const MoreIcon = drawn('', 'M5.5 12h.01M12 12h.01M18.5 12h.01')
export const PrintIcon = drawn(
  'M7 8.25v-4.5h10v4.5M7 16.5H5a1.75 1.75 0 0 1-1.75-1.75V10A1.75 1.75 0 0 1 5 8.25h14A1.75 1.75 0 0 1 20.75 10v4.75A1.75 1.75 0 0 1 19 16.5h-2',
  'M7 13.25h10v7H7ZM17 11h.01',
)
