import type { ReactNode, SVGProps } from 'react'

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'children'> {
  /** Size in px; icons are drawn on a 24 px grid. */
  size?: number
  /** Tints the shape, as in the active tab. */
  filled?: boolean
}

export type Icon = (props: IconProps) => ReactNode

/** @param shapes outlines that a filled icon tints; `strokes` stay open lines. */
// @__NO_SIDE_EFFECTS__
export function drawn(shapes: string, strokes = ''): Icon {
  return function DrawnIcon({ size = 24, filled = false, ...rest }) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
        {...rest}
      >
        {shapes && <path d={shapes} fill={filled ? 'var(--tint-hover)' : 'none'} />}
        {strokes && <path d={strokes} />}
      </svg>
    )
  }
}

export const SearchIcon = drawn(
  'M3.75 10.5a6.75 6.75 0 1 0 13.5 0 6.75 6.75 0 1 0 -13.5 0Z',
  'm15.5 15.5 5 5',
)
export const BriefcaseIcon = drawn(
  'M5.5 7h13a2.5 2.5 0 0 1 2.5 2.5v8a2.5 2.5 0 0 1 -2.5 2.5h-13a2.5 2.5 0 0 1 -2.5 -2.5v-8a2.5 2.5 0 0 1 2.5 -2.5Z',
  'M8.5 7V5.5A1.5 1.5 0 0 1 10 4h4a1.5 1.5 0 0 1 1.5 1.5V7M3 12.5h18',
)
export const DocumentIcon = drawn(
  'M6.5 3H14l4.5 4.5V20a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1Z',
  'M9 12.5h6M9 16.5h6',
)
export const PeopleIcon = drawn(
  'M5.25 8a3.75 3.75 0 1 0 7.5 0 3.75 3.75 0 1 0 -7.5 0ZM2.5 20c.3-3.9 2.8-6 6.5-6s6.2 2.1 6.5 6',
  'M16 4.6a3.75 3.75 0 0 1 0 6.8M18.2 14.6c2 .8 3.1 2.6 3.3 5.4',
)
export const PencilIcon = drawn('M16.4 3.9a2.2 2.2 0 0 1 3.1 0l.6.6a2.2 2.2 0 0 1 0 3.1L8 19.8l-4.5.8.8-4.6Z')
export const NewsIcon = drawn(
  'M4.5 4h11a1 1 0 0 1 1 1v15h-12a1.5 1.5 0 0 1-1.5-1.5v-13A1.5 1.5 0 0 1 4.5 4Z',
  'M16.5 8H20a1 1 0 0 1 1 1v9.2a1.8 1.8 0 0 1-1.8 1.8h-2.7M6.5 8h6M6.5 12h6M6.5 16h4',
)
export const GlobeIcon = drawn(
  'M3.25 12a8.75 8.75 0 1 0 17.5 0 8.75 8.75 0 1 0 -17.5 0Z',
  'M3.25 12h17.5M12 3.25c2.6 2.5 3.8 5.4 3.8 8.75S14.6 18.25 12 20.75c-2.6-2.5-3.8-5.4-3.8-8.75S9.4 5.75 12 3.25Z',
)
export const ChevronDownIcon = drawn('', 'm6 9.5 6 6 6-6')
export const ChevronUpIcon = drawn('', 'm6 14.5 6-6 6 6')
export const ChevronRightIcon = drawn('', 'm9.5 6 6 6-6 6')
export const ChevronLeftIcon = drawn('', 'm14.5 6-6 6 6 6')
export const CloseIcon = drawn('', 'M6 6l12 12M18 6 6 18')
export const CheckIcon = drawn('', 'm5 12.5 4.5 4.5L19 7.5')
export const LocateIcon = drawn(
  'M5 12a7 7 0 1 0 14 0 7 7 0 1 0 -14 0Z',
  'M12 2.5V5M12 19v2.5M2.5 12H5M19 12h2.5M12 12h.01',
)
export const PinIcon = drawn(
  'M12 21.25c-4.6-4.2-7-7.9-7-11.1a7 7 0 0 1 14 0c0 3.2-2.4 6.9-7 11.1ZM9.5 10.25a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0 -5 0Z',
)
export const ShieldIcon = drawn(
  'M12 3 4.75 5.5v5.6c0 4.5 2.7 7.9 7.25 9.9 4.55-2 7.25-5.4 7.25-9.9V5.5Z',
  'm8.75 11.9 2.3 2.3 4.2-4.4',
)
export const VisaIcon = drawn(
  'M7.5 3h9a2.5 2.5 0 0 1 2.5 2.5v13a2.5 2.5 0 0 1 -2.5 2.5h-9a2.5 2.5 0 0 1 -2.5 -2.5v-13a2.5 2.5 0 0 1 2.5 -2.5ZM9 10a3 3 0 1 0 6 0 3 3 0 1 0 -6 0Z',
  'M9.25 16.75h5.5',
)
export const FavoriteIcon = drawn('M6.75 3.75h10.5a.75.75 0 0 1 .75.75v16l-6-4-6 4v-16a.75.75 0 0 1 .75-.75Z')
export const PhoneDeviceIcon = drawn(
  'M9.25 2.75h5.5a2.25 2.25 0 0 1 2.25 2.25v14a2.25 2.25 0 0 1 -2.25 2.25h-5.5a2.25 2.25 0 0 1 -2.25 -2.25v-14a2.25 2.25 0 0 1 2.25 -2.25Z',
  'M11 17.75h2',
)
export const OfflineIcon = drawn(
  '',
  'm3.5 3.5 17 17M8.2 15.8a5.6 5.6 0 0 1 6.4-1M5.2 12.6a10 10 0 0 1 4.3-2.4M13.6 9.9a10 10 0 0 1 5.2 2.7M2.5 9.2A14.6 14.6 0 0 1 7.4 6.3M11 5.5a14.6 14.6 0 0 1 10.5 3.7M12 19.25h.01',
)
export const ArrowUpIcon = drawn('', 'M12 19.5v-15M6 10.2l6-6 6 6')
export const KeyIcon = drawn('M4.25 15.25a4 4 0 1 0 8 0 4 4 0 1 0 -8 0Z', 'm11.2 12.4 8.3-8.3M16 7.5l2.8 2.8')
export const TriangleIcon = drawn('M12 4 2.75 20h18.5Z', 'M12 10.25v4.25M12 17.25h.01')
export const InfoIcon = drawn(
  'M3.25 12a8.75 8.75 0 1 0 17.5 0 8.75 8.75 0 1 0 -17.5 0Z',
  'M12 11v5.5M12 7.75h.01',
)
export const OfficeIcon = drawn(
  'M4.5 20.5V5A1.5 1.5 0 0 1 6 3.5h7A1.5 1.5 0 0 1 14.5 5v15.5',
  'M14.5 9.5H18a1.5 1.5 0 0 1 1.5 1.5v9.5M2.5 20.5h19M8 8h3M8 12h3M8 16h3',
)
export const BellIcon = drawn(
  'M12 3.75a5.75 5.75 0 0 1 5.75 5.75c0 4.6 1.75 6.75 1.75 6.75h-15s1.75-2.15 1.75-6.75A5.75 5.75 0 0 1 12 3.75Z',
  'M9.75 19.25a2.4 2.4 0 0 0 4.5 0',
)
export const UserIcon = drawn(
  'M8 8a4 4 0 1 0 8 0 4 4 0 1 0 -8 0ZM4.75 20.5c.4-4 3-6.2 7.25-6.2s6.85 2.2 7.25 6.2',
)
export const HomeIcon = drawn(
  'M4 11.2 12 4.5l8 6.7V19a1.25 1.25 0 0 1-1.25 1.25h-13.5A1.25 1.25 0 0 1 4 19Z',
  'M9.75 20v-5.5h4.5V20',
)
export const SendIcon = drawn('M20.5 3.5 3.75 10.2l6.6 3.45 3.45 6.6Z', 'm20.5 3.5-10.1 10.1')
export const ChatIcon = drawn(
  'M12 4c5 0 8.75 3 8.75 7s-3.75 7-8.75 7c-.9 0-1.8-.1-2.6-.3L5 20.25l.9-3.9C4.3 15 3.25 13.1 3.25 11c0-4 3.75-7 8.75-7Z',
)
