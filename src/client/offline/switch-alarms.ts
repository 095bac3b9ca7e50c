import * as z from 'zod/mini'
import type { Endpoint } from '../../contract/endpoint.ts'
import { updateMe } from '../../contract/member-account.ts'

const Switches = z.object({ alarmOn: z.boolean(), alarmExpectedJobOn: z.boolean(), alarmNewsOn: z.boolean() })

const Visible = z.object({ talentVisible: z.boolean() })

/** Whether companies may find the member; apart from the alarms, as an entry of an older app has those three alone. */
export const switchVisible: Endpoint<typeof Visible> = {
  ...updateMe,
  name: 'members.setVisible',
  path: `${updateMe.path}?talentVisible=:talentVisible`,
  params: Visible,
}

/** All three alarms at once. An entry of the outbox keeps parameters and no query: here they stand in the path. */
export const switchAlarms: Endpoint<typeof Switches> = {
  ...updateMe,
  path: `${updateMe.path}?alarmOn=:alarmOn&alarmExpectedJobOn=:alarmExpectedJobOn&alarmNewsOn=:alarmNewsOn`,
  params: Switches,
}
