import type { Page } from '@playwright/test'
import { clearSiteData, goWithin } from './acts.ts'
import { EMPLOYER } from './dashboard-desk.ts'
import { expect, type Site, test } from './journey.ts'
import { arriveAsOperator, chooseDay } from './operator-acts.ts'

const REASON = '수수료를 요구했다는 신고가 확인됐어요.'

test('an operator reveals and suspends a member with reasons that the audit trail shows, and makes and ends a coupon', async ({
  desk,
  site,
}) => {
  await test.step('a member', () => revealMember(desk, site))
  await test.step('a suspension, which is lifted and made again', () => suspendTwice(desk))
  await test.step('what was done to the member', () => readActs(desk))
  await test.step('a coupon', () => makeCoupon(desk, site))
  await test.step('the suspended member reads the reason at sign-in', () => signInSuspended(desk, site))
})

async function revealMember(desk: Page, site: Site): Promise<void> {
  await arriveAsOperator(desk, site, '/operator/members')
  await desk.getByRole('searchbox').fill(EMPLOYER.email)
  await desk.getByRole('searchbox').press('Enter')
  await desk
    .getByRole('row', { name: /Company/ })
    .getByRole('link')
    .first()
    .click()
  await expect(desk).toHaveURL(/\/operator\/members\/[0-9a-f-]+$/)
  await desk.goBack()
  await expect(desk).toHaveURL(/\/operator\/members$/)
  await expect(desk.getByRole('searchbox')).toHaveValue(EMPLOYER.email)
  await desk
    .getByRole('row', { name: /Company/ })
    .getByRole('link')
    .first()
    .click()
  await expect(desk.getByText(EMPLOYER.email)).toHaveCount(0)
  await desk.getByRole('button', { name: 'Show personal details' }).click()
  const sheet = desk.getByRole('dialog')
  await sheet.getByRole('textbox', { name: 'Reason' }).fill('환불 문의 확인')
  await sheet.getByRole('button', { name: 'Show name, email and cellphone' }).click()
  await expect(desk.getByText(EMPLOYER.email)).toBeVisible()

  await desk.getByRole('button', { name: 'Give points' }).click()
  await sheet.getByRole('textbox', { name: 'Points' }).fill('5000')
  await sheet.getByRole('textbox', { name: 'Reason' }).fill('결제 오류 보상')
  await sheet.getByRole('button', { name: 'Give the points' }).click()
  await expect(desk.getByText('The points were added.', { exact: false })).toBeVisible()
}

async function suspendTwice(desk: Page): Promise<void> {
  const sheet = desk.getByRole('dialog', { name: 'Suspend this member?' })
  const reason = sheet.getByRole('textbox', { name: 'Reason' })
  const suspend = async () => {
    await desk.getByRole('button', { name: 'Suspend' }).click()
    await expect(reason).toBeFocused()
    // Also after a suspension with another reason.
    await expect(reason).toHaveValue('')
    await reason.fill(REASON)
    await desk.keyboard.press('Tab')
    const isShown = sheet.getByRole('checkbox', { name: 'Show the reason to the member' })
    await expect(isShown).toBeFocused()
    await isShown.check()
    await sheet.getByRole('button', { name: 'Suspend member' }).click()
    await expect(sheet).toHaveCount(0)
    await expect(desk.getByText('Suspended since')).toBeVisible()
  }
  await suspend()
  await desk.getByRole('button', { name: 'Lift suspension' }).click()
  const lifting = desk.getByRole('dialog', { name: 'Lift this member’s suspension?' })
  await lifting.getByRole('textbox', { name: 'Reason' }).fill('오해로 확인됨')
  await lifting.getByRole('button', { name: 'Lift the suspension' }).click()
  await expect(desk.getByText('Suspended since')).toHaveCount(0)
  await suspend()
}

async function readActs(desk: Page): Promise<void> {
  await desk.getByRole('link', { name: 'Actions on this account' }).click()
  await expect(
    desk.getByRole('row', { name: /Viewed a member’s personal details.*환불 문의 확인/ }),
  ).toBeVisible()
  await expect(desk.getByRole('row', { name: /Gave points.*결제 오류 보상/ })).toBeVisible()
  await expect(
    desk.getByRole('row', { name: /Suspended a member.*Reason shared with the member Yes/ }),
  ).toHaveCount(2)
  await expect(desk.getByRole('row', { name: /Lifted a member’s suspension.*오해로 확인됨/ })).toBeVisible()
  await desk.getByRole('combobox', { name: 'Action' }).selectOption({ label: 'Gave points' })
  await expect(desk.getByRole('row', { name: /Viewed a member/ })).toHaveCount(0)
  await expect(desk).toHaveURL(/act=points\.grant/)
}

async function makeCoupon(desk: Page, site: Site): Promise<void> {
  await goWithin(desk, '/operator/coupons')
  await desk.getByRole('button', { name: 'Create a coupon' }).click()
  const sheet = desk.getByRole('dialog')
  const code = sheet.getByRole('textbox', { name: 'Code' })
  await expect(code).toBeFocused()
  // Of a coupon of the demonstration.
  await code.fill('welcome10')
  await sheet.getByRole('textbox', { name: 'Name' }).fill('겨울 할인')
  const percent = sheet.getByRole('textbox', { name: /^Percent/ })
  await percent.fill('150')
  await percent.press('Enter')
  await expect(sheet.getByRole('alert')).toHaveText('At most 100 percent.')
  await expect(percent).toBeFocused()
  await expect(percent).toHaveAccessibleDescription('At most 100 percent.')
  await percent.fill('100')
  await chooseDay(desk, sheet.getByRole('button', { name: 'Valid until: date' }), 2)
  await percent.press('Enter')
  await expect(sheet.getByRole('group', { name: 'Valid until' })).toHaveAccessibleDescription(
    'Please enter the whole date and time.',
  )
  await expect(sheet.getByLabel('Valid until: hour')).toBeFocused()
  await sheet.getByRole('button', { name: 'Clear: Valid until' }).click()
  await percent.press('Enter')
  await expect(sheet).toContainText('With this coupon, companies pay nothing.')
  await expect(sheet).toContainText('No end')
  await expect(sheet).toContainText('No limit')
  await expect(sheet.locator(':focus')).toContainText('No limit')
  await desk.keyboard.press('Enter')
  await sheet.getByRole('button', { name: 'Change something' }).click()
  expect(await site.rows("select code from coupons where name = '겨울 할인'")).toEqual([])
  await percent.fill('20')
  await percent.press('Enter')
  await sheet.getByRole('button', { name: 'Create coupon' }).click()
  await expect(sheet.getByText('A coupon with this code already exists.')).toBeVisible()
  await expect(code).toBeFocused()
  await code.fill('winter-26')
  await code.press('Enter')
  await sheet.getByRole('button', { name: 'Create coupon' }).click()
  await expect(sheet).toHaveCount(0)
  await expect(desk.getByRole('status').filter({ hasText: 'Coupon created: WINTER26.' })).toBeVisible()
  await endCoupon(desk)
}

async function endCoupon(desk: Page): Promise<void> {
  const row = desk.getByRole('row', { name: /WINTER26/ })
  await expect(row).toContainText('Active')
  await row.getByRole('button', { name: 'End coupon: WINTER26' }).click()
  await expect(desk.getByRole('dialog')).toContainText('This is final')
  await desk.getByRole('dialog').getByRole('button', { name: 'End coupon' }).click()
  await expect(row).toContainText('Ended')
  await expect(desk.getByRole('status').filter({ hasText: 'Coupon ended: WINTER26.' })).toBeVisible()
  await expect(desk.getByRole('row').getByRole('button', { name: 'End coupon' }).first()).toBeFocused()
}

async function signInSuspended(desk: Page, site: Site): Promise<void> {
  await clearSiteData(desk, site)
  await desk.goto(`${site.url}/signIn/employer`)
  await desk.getByRole('textbox', { name: 'ID (email)' }).fill(EMPLOYER.email)
  await desk.getByRole('textbox', { name: 'Password', exact: true }).fill(EMPLOYER.password)
  await desk.getByRole('button', { name: 'Sign in' }).click()
  const refusal = desk.getByRole('alert').filter({ hasText: 'This account is suspended' })
  await expect(refusal).toContainText(REASON)
}
