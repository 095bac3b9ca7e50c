import { Trans } from '@lingui/react/macro'
import { Switch } from '@mantine/core'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { useQuery } from '@tanstack/react-query'
import { updateMe } from '../../../contract/account/member-account.ts'
import { getMe } from '../../../contract/account/member.ts'
import { dataTimeOf } from '../../api/query-for.ts'
import { outboxCommand, useSend } from '../../offline/outbox/sending.ts'
import { useOutbox } from '../../offline/outbox/use-outbox.ts'
import { SaveError } from '../outbox/save-error.tsx'
import { me } from '../member/me-query.ts'

const ENTITY = 'talent-visible'

const saveVisible = outboxCommand(updateMe, {
  entity: () => ENTITY,
  absolute: true,
  refreshes: [getMe],
})

/** Asks whether companies may find the member; nothing until the present choice is known. */
export function VisibleSwitch({ visible }: { visible: ReturnType<typeof useVisible> }) {
  const { isVisible, change, error } = visible
  return (
    <>
      {isVisible !== undefined && (
        <Switch
          label={<Trans>Let companies find me</Trans>}
          description={
            isVisible ? (
              <>
                <Trans>
                  Verified companies can see your resume and desired job without your full name, number or
                  photo. They can send you a job offer or pay to open the full resume.
                </Trans>{' '}
                <Trans>We tell you which company has opened it.</Trans>
              </>
            ) : (
              <Trans>
                New companies cannot find you, send you job offers or open your resume. Companies you apply
                to, and companies that already opened it, can still read it.
              </Trans>
            )
          }
          checked={isVisible}
          onChange={(event) => change(event.currentTarget.checked)}
        />
      )}
      <SaveError error={error} />
    </>
  )
}

/** Whether companies may find the member, including an unsent change; undefined until known. */
export function useVisible() {
  const result = useQuery(me())
  const { entries, sent } = useOutbox()
  const { mutate, error } = useSend(saveVisible)
  const unsent = entries.findLast(({ entity }) => entity === ENTITY)
  const since = result.data ? dataTimeOf(result) : Infinity
  const receipt = sent.find(({ entity, at }) => entity === ENTITY && at >= since)
  const latest = (unsent ?? receipt)?.params['talentVisible']
  const isVisible = latest === undefined ? result.data?.data.talentVisible : latest === 'true'
  const change = (talentVisible: boolean) => mutate({ query: { talentVisible } })
  return { result, isVisible, change, error, isWaiting: unsent !== undefined }
}
