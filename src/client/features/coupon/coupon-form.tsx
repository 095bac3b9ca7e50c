import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Button, Group, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import * as z from 'zod/mini'
import { type Coupon, CouponCode, listCoupons, registerCoupon } from '../../../contract/payment/coupon.ts'
import { errorTexts } from '../../../contract/base/error-texts.ts'
import { call } from '../../api/api.ts'
import { ApiProblem } from '../../api/problem.ts'
import { RequestAlert } from '../../entities/answer/request-alert.tsx'
import { currentSession } from '../../api/session.ts'

/** Errors shown at the code field; all others are shown above the form. */
const CODE_ERRORS: readonly string[] = ['COUPON_UNKNOWN', 'COUPON_EXPIRED', 'COUPON_USED', 'VALIDATION']

/** Registers a coupon by its code; repeating it has no effect. */
export function CouponForm({ onRegistered }: { onRegistered: (coupon: Coupon) => void }) {
  const { i18n, t } = useLingui()
  const [code, setCode] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { mutate, isPending, error, reset } = useRegistration(onRegistered)
  const failure = error instanceof ApiProblem && CODE_ERRORS.includes(error.code) ? error.code : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isCode = z.safeParse(CouponCode, code).success
    setMissing(!isCode)
    if (isCode && !isPending) mutate(code)
  }
  return (
    <form noValidate onSubmit={submit}>
      <Group gap="xs" align="flex-start">
        <TextInput
          flex="1 1 12rem"
          ref={focusOnMount}
          label={<Trans>Coupon code</Trans>}
          value={code}
          maxLength={40}
          autoCapitalize="characters"
          autoComplete="off"
          error={
            isMissing
              ? t`Enter the coupon code.`
              : failure && i18n._(errorTexts[failure === 'VALIDATION' ? 'COUPON_UNKNOWN' : failure])
          }
          onChange={({ target }) => {
            setCode(target.value)
            setMissing(false)
            reset()
          }}
        />
        {/* Beside the field, below its label, however long the words under the field are. */}
        <Button type="submit" variant="light" mih={50} mt={28} aria-busy={isPending}>
          <Trans context="coupon">Add coupon</Trans>
        </Button>
        {error && failure === undefined && (
          <Box flex="1 0 100%">
            <RequestAlert error={error} />
          </Box>
        )}
      </Group>
    </form>
  )
}

/** Focuses the field, which appears after a press. */
const focusOnMount = (field: HTMLInputElement | null) => field?.focus()

function useRegistration(onRegistered: (coupon: Coupon) => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (code: string) =>
      (await call(registerCoupon, { body: { code }, token: currentSession()?.token ?? null })).data,
    networkMode: 'always',
    onSuccess: async (coupon) => {
      await queries.invalidateQueries({ queryKey: [listCoupons.name] })
      onRegistered(coupon)
    },
  })
}
