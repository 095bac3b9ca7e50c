import { expect, test } from './journey.ts'
import { arriveAsOperator, callsOf, OPERATOR, signUpWaitingCompany } from './operator-acts.ts'

test('a reason to reject stays where it was typed if another operator verifies the business meanwhile', async ({
  desk,
  site,
}) => {
  await signUpWaitingCompany(site, '확인을 기다리는 포장 공고')
  await arriveAsOperator(desk, site, '/operator/verifications')
  await desk.getByRole('link', { name: '가온테크' }).click()
  await desk.getByRole('button', { name: 'Reject' }).click()
  const sheet = desk.getByRole('dialog')
  await sheet.getByRole('textbox', { name: 'Reason' }).fill('사진이 흐려요.')
  const call = await callsOf(site, OPERATOR)
  await call('POST', `/operator/verifications/${new URL(desk.url()).pathname.split('/').at(-1)}/approval`, {})
  await sheet.getByRole('button', { name: 'Reject with this reason' }).click()
  await expect(sheet.getByRole('alert')).toContainText('check it again')
  await expect(sheet.getByRole('textbox', { name: 'Reason' })).toHaveValue('사진이 흐려요.')
  await desk.keyboard.press('Escape')
  await expect(desk.getByText('The business is verified.')).toBeVisible()
})
