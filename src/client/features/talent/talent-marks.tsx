import { Trans } from '@lingui/react/macro'
import { Badge, Flex } from '@mantine/core'
import { sendProposal } from '../../../contract/candidate/proposal.ts'
import type { Talent } from '../../../contract/candidate/talent.ts'
import { useUnsent } from '../../offline/outbox/use-outbox.ts'

/** Whether a proposal to the candidate waits on this device. */
export function useProposalOnItsWay(dataTime: number): (talent: Talent) => boolean {
  const unsentOf = useUnsent()
  return ({ resumeId }) => {
    const unsent = unsentOf(`proposal:${resumeId}`, dataTime)
    return unsent?.operation === sendProposal.name && unsent.state !== 'ATTENTION'
  }
}

interface TalentMarksProps {
  talent: Talent
  isProposed: boolean
  /** Only the strongest, for a row. */
  isShort?: boolean
}

/** What the company has done about a candidate. */
export function TalentMarks({ talent, isProposed, isShort = false }: TalentMarksProps) {
  if (!talent.applied && !talent.viewed && !isProposed) return null
  const hasOne = isShort && isProposed
  return (
    <Flex component="ul" wrap="wrap" gap="xxs" {...(!isShort && { mt: 'xs' })}>
      {talent.applied && !hasOne && (
        <Badge component="li">
          <Trans>Applied to your company</Trans>
        </Badge>
      )}
      {talent.viewed && !talent.applied && !hasOne && (
        <Badge component="li">
          <Trans>Resume viewed</Trans>
        </Badge>
      )}
      {isProposed && (
        <Badge component="li">
          <Trans>Job offer sent</Trans>
        </Badge>
      )}
    </Flex>
  )
}
