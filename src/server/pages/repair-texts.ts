import { defineMessage as text } from '#message'

/** Shown by a page whose scripts do not work (client/app/offer-repair.ts). */
export const repairTexts = {
  title: text({
    message: 'Part of the app is missing or damaged',
    comment: 'Shown by a page whose scripts were damaged on the way or on the device',
  }),
  note: text({
    message: 'Repairing loads the app again. What you saved on this device stays.',
    comment: 'Below “Part of the app is missing or damaged”',
  }),
  repair: text({ message: 'Repair', comment: 'Button: loads the damaged app again' }),
  noNetwork: text({
    message: 'There is no connection. Please try again when you are online.',
    comment: 'After “Repair” was pressed without a network',
  }),
}
