import { useQuery } from '@tanstack/react-query'
import { me } from '../../entities/member/me-query.ts'
import { dataTimeOf } from '../../api/query-for.ts'
import { useSend } from '../../offline/outbox/sending.ts'
import { useOutbox } from '../../offline/outbox/use-outbox.ts'
import { saveVisible, VISIBLE_ENTITY } from './commands.ts'

/** Whether companies may find the member, as they left it, sent or not; undefined until it is known. */
export function useVisible() {
  const result = useQuery(me())
  const { entries, sent } = useOutbox()
  const { mutate, error } = useSend(saveVisible)
  const unsent = entries.findLast(({ entity }) => entity === VISIBLE_ENTITY)
  const since = result.data ? dataTimeOf(result) : Infinity
  const receipt = sent.find(({ entity, at }) => entity === VISIBLE_ENTITY && at >= since)
  const latest = (unsent ?? receipt)?.params['talentVisible']
  const isVisible = latest === undefined ? result.data?.data.talentVisible : latest === 'true'
  const change = (talentVisible: boolean) => mutate({ query: { talentVisible } })
  return { result, isVisible, change, error, isWaiting: unsent !== undefined }
}
