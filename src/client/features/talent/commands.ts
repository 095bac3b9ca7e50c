import {
  getTalentAlert,
  removeTalentAlert,
  saveTalentAlert,
} from '../../../contract/candidate/talent-alert.ts'
import { outboxCommand } from '../../offline/outbox/sending.ts'

const entity = ({ id }: { id: string }) => `talent-alert:${id}`

export const sendAlert = outboxCommand(saveTalentAlert, {
  entity,
  absolute: true,
  refreshes: [getTalentAlert],
})

export const sendAlertRemoval = outboxCommand(removeTalentAlert, {
  entity,
  absolute: true,
  refreshes: [getTalentAlert],
})
