import { Trans, useLingui } from '@lingui/react/macro'
import { Flex, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Behind } from '../../../contract/job/behind.ts'
import { useFormat } from '../../i18n/format.ts'
import { ShieldIcon, TriangleIcon } from '../../ui/icon/icons.tsx'
import { guaranteeNames } from './guarantee-names.ts'

/** What was checked about the business of a job, with the dates. */
export function BehindFacts({ behind }: { behind: Behind }) {
  return (
    <Stack gap="sm" mt="md">
      {behind.payGuarantee && <Guaranteed guarantee={behind.payGuarantee} />}
      {behind.arrears && <Arrears arrears={behind.arrears} />}
      <Verified verified={behind.verified} />
    </Stack>
  )
}

interface BehindFactProps {
  title: ReactNode
  icon?: ReactNode
  children: ReactNode
}

const BehindFact = ({ title, icon, children }: BehindFactProps) => (
  <Stack gap="xxs" py="sm" px="md" fz="sm" lh="sm" bd="1px solid var(--hairline)" bdrs="lg">
    <Flex component="b" gap="xs" align="center">
      {icon}
      {title}
    </Flex>
    {children}
  </Stack>
)

const Good = () => <ShieldIcon size={18} color="var(--promise)" />

function Guaranteed({ guarantee: { kind, until } }: { guarantee: NonNullable<Behind['payGuarantee']> }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const date = format.date(until)
  return (
    <BehindFact title={<Trans>Pay guaranteed</Trans>} icon={<Good />}>
      <p>{i18n._(guaranteeNames[kind])}</p>
      <p>
        <Trans>Checked by Ilteo. Valid until {date}.</Trans>
      </p>
    </BehindFact>
  )
}

function Arrears({ arrears: { listedOn, checkedDate } }: { arrears: NonNullable<Behind['arrears']> }) {
  const format = useFormat()
  const [listed, checked] = [format.date(listedOn), format.date(checkedDate)]
  return (
    <BehindFact
      title={<Trans>On the list of unpaid wages</Trans>}
      icon={<TriangleIcon size={18} color="var(--attention)" />}
    >
      <p>
        <Trans>
          The labor ministry names this business in its list of {listed} of employers who did not pay wages.
        </Trans>
      </p>
      <p>
        <Trans>We matched this list on {checked}. Ask 1350 before you start here.</Trans>
      </p>
    </BehindFact>
  )
}

function Verified({ verified }: Pick<Behind, 'verified'>) {
  const format = useFormat()
  if (verified === null)
    return (
      <BehindFact title={<Trans context="business">Not verified yet</Trans>}>
        <p>
          <Trans>Nobody has checked the business number of this company yet.</Trans>
        </p>
      </BehindFact>
    )
  const { address, sinceYear } = verified
  const date = format.date(verified.checkedDate)
  return (
    <BehindFact title={<Trans>Verified business</Trans>} icon={<Good />}>
      <p>
        {verified.isFarm ? (
          <Trans>Farm registration checked on {date}</Trans>
        ) : (
          <Trans>Business number checked on {date}</Trans>
        )}
      </p>
      {address !== null && (
        <p>
          <Trans>
            Registered address: <bdi lang="ko">{address}</bdi>
          </Trans>
        </p>
      )}
      {sinceYear !== null && (
        <p>
          <Trans>In business since {String(sinceYear)}</Trans>
        </p>
      )}
    </BehindFact>
  )
}
