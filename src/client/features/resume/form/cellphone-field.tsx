import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { Flex, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import * as z from 'zod/mini'
import { Cellphone } from '../../../../contract/account/cellphone.ts'
import { CellphoneNumberField, SendCodeButton } from '../../../entities/certification/code-fields.tsx'
import { useMemberId, useSession } from '../../../api/session.ts'
import { useConnectivity } from '../../../browser/use-connectivity.ts'
import { CheckIcon } from '../../../ui/icon/icons.tsx'
import {
  CertificationPanel,
  FieldWithButton,
  type Obstacle,
  useCertification,
} from './certification-panel.tsx'
import { fieldText } from './field-texts.ts'
import { useFormField } from '../../../forms/use-form-field.ts'
import type { ResumeFormApi } from './resume-form-api.ts'

/** Cellphone number with optional verification by a code. */
export function CellphoneField({ form }: { form: ResumeFormApi }) {
  const { i18n } = useLingui()
  const [digits, setDigits] = useFormField(form, 'cellphone')
  const [certified, setCertified] = useFormField(form, 'certifiedCellphone')
  const [isWanted, setWanted] = useState(false)
  const certification = useCertification(digits, setCertified)
  const obstacle = useObstacle()
  const isCertified = digits !== '' && digits === certified

  const ask = () => {
    setWanted(true)
    if (obstacle) return
    if (z.safeParse(Cellphone, digits).success) certification.send()
    else form.setFieldError('cellphone', i18n._(fieldText('cellphone', 'INVALID')))
  }
  const leave = () => {
    if (digits !== '' && !z.safeParse(Cellphone, digits).success)
      form.setFieldError('cellphone', i18n._(fieldText('cellphone', 'INVALID')))
  }
  return (
    <Stack gap="sm" data-field="cellphone">
      <FieldWithButton
        field={
          <CellphoneNumberField
            digits={digits}
            onDigits={(next) => {
              setWanted(false)
              setDigits(next)
            }}
            onBlur={leave}
            error={form.errors['cellphone']}
          />
        }
      >
        {!isCertified && (
          <SendCodeButton {...certification} digits={digits} onSend={ask}>
            <Trans>Get code</Trans>
          </SendCodeButton>
        )}
      </FieldWithButton>
      {isCertified ? (
        <Flex
          component="p"
          gap={6}
          align="center"
          display="inline-flex"
          fz="sm"
          lh="sm"
          fw={700}
          c="green"
          role="status"
        >
          <CheckIcon size={18} />
          <Trans>This number is verified.</Trans>
        </Flex>
      ) : (
        <>
          <Text size="sm" c="dimmed">
            <Trans>You can save without a code.</Trans>
          </Text>
          {isWanted && <CertificationPanel certification={certification} obstacle={obstacle} />}
        </>
      )}
    </Stack>
  )
}

function useObstacle(): Obstacle | undefined {
  const session = useSession()
  const memberId = useMemberId()
  const connectivity = useConnectivity()
  if (!session || memberId === null) return 'SIGN_IN'
  return connectivity === 'online' ? undefined : 'OFFLINE'
}
