import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const DEVICES = ['android', 'apple', 'desktop'] as const
export type Device = (typeof DEVICES)[number]

/** Three steps per device, in the browsers' own wording. */
export const installSteps: Record<Device, readonly MessageDescriptor[]> = {
  android: [
    msg`Open this page in Chrome or Samsung Internet`,
    msg`Open the browser’s menu (⋮ or ☰)`,
    msg`Press “Install app” or “Add to Home screen”`,
  ],
  apple: [
    msg`Open this page in Safari`,
    msg`Press the share button at the bottom or top of the screen`,
    msg`Press “Add to Home Screen”`,
  ],
  desktop: [
    msg`Open this page in Chrome or Edge`,
    msg`Find the install icon at the right end of the address bar`,
    msg`Press “Install”`,
  ],
}
