import type { Page } from '@playwright/test'
import { goWithin } from './acts.ts'
import { expect, type Site, test } from './journey.ts'
import { arriveAsOperator, chooseDay } from './operator-acts.ts'

test('an operator reveals a member with a reason that the audit trail shows, and makes and ends a coupon', async ({
  desk,
  site,
}) => {
  await test.step('a member', () => revealMember(desk, site))
  await test.step('a coupon', () => makeCoupon(desk, site))
})

async function revealMember(desk: Page, site: Site): Promise<void> {
  await arriveAsOperator(desk, site, '/operator/members')
  await desk.getByRole('searchbox').fill('employer@ilteo.test')
  await desk.getByRole('searchbox').press('Enter')
  await desk
    .getByRole('row', { name: /Company/ })
    .getByRole('link')
    .first()
    .click()
  await expect(desk).toHaveURL(/\/operator\/members\/[0-9a-f-]+$/)
  await desk.goBack()
  await expect(desk).toHaveURL(/\/operator\/members$/)
  await expect(desk.getByRole('searchbox')).toHaveValue('employer@ilteo.test')
  await desk
    .getByRole('row', { name: /Company/ })
    .getByRole('link')
    .first()
    .click()
  await expect(desk.getByText('employer@ilteo.test')).toHaveCount(0)
  await desk.getByRole('button', { name: 'Show personal details' }).click()
  const sheet = desk.getByRole('dialog')
  await sheet.getByRole('textbox', { name: 'Reason' }).fill('환불 문의 확인')
  await sheet.getByRole('button', { name: 'Show name, email and cellphone' }).click()
  await expect(desk.getByText('employer@ilteo.test')).toBeVisible()

  await desk.getByRole('button', { name: 'Give points' }).click()
  await sheet.getByRole('textbox', { name: 'Points' }).fill('5000')
  await sheet.getByRole('textbox', { name: 'Reason' }).fill('결제 오류 보상')
  await sheet.getByRole('button', { name: 'Give the points' }).click()
  await expect(desk.getByText('The points were added.', { exact: false })).toBeVisible()

  await desk.getByRole('link', { name: 'Actions on this account' }).click()
  await expect(
    desk.getByRole('row', { name: /Viewed a member’s personal details.*환불 문의 확인/ }),
  ).toBeVisible()
  await expect(desk.getByRole('row', { name: /Gave points.*결제 오류 보상/ })).toBeVisible()
  await desk.getByRole('combobox', { name: 'Action' }).selectOption({ label: 'Gave points' })
  await expect(desk.getByRole('row', { name: /Viewed a member/ })).toHaveCount(0)
  await desk.reload()
  await expect(desk.getByRole('combobox', { name: 'Action' })).toHaveValue('points.grant')
}

async function makeCoupon(desk: Page, site: Site): Promise<void> {
  await goWithin(desk, '/operator/coupons')
  const make = async () => {
    await desk.getByRole('button', { name: 'Create a coupon' }).click()
    const sheet = desk.getByRole('dialog')
    await expect(sheet.getByRole('textbox', { name: 'Code' })).toBeFocused()
    await sheet.getByRole('textbox', { name: 'Code' }).fill('winter-26')
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
    await desk.keyboard.press('Enter')
    await sheet.getByRole('button', { name: 'Change something' }).click()
    expect(await site.rows("select code from coupons where code = 'WINTER26' and amount = 100")).toEqual([])
    await percent.fill('20')
    await percent.press('Enter')
    await sheet.getByRole('button', { name: 'Create coupon' }).click()
    return sheet
  }
  await expect(await make()).toHaveCount(0)
  await expect(desk.getByRole('status').filter({ hasText: 'Coupon created: WINTER26.' })).toBeVisible()
  const row = desk.getByRole('row', { name: /WINTER26/ })
  await expect(row).toContainText('Active')
  const again = await make()
  await expect(again.getByText('A coupon with this code already exists.')).toBeVisible()
  await expect(again.getByRole('textbox', { name: 'Code' })).toBeFocused()
  await again.getByRole('button', { name: 'Close' }).click()
  await row.getByRole('button', { name: 'End coupon: WINTER26' }).click()
  await expect(desk.getByRole('dialog')).toContainText('This is final')
  await desk.getByRole('dialog').getByRole('button', { name: 'End coupon' }).click()
  await expect(row).toContainText('Ended')
  await expect(desk.getByRole('status').filter({ hasText: 'Coupon ended: WINTER26.' })).toBeVisible()
  await expect(desk.getByRole('row').getByRole('button', { name: 'End coupon' }).first()).toBeFocused()
}
