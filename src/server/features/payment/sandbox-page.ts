import { palette } from '../../../reference/theme/palette.ts'
import type { SandboxOutcome, SandboxPayment } from '../../providers/payment/payment-provider.ts'

interface Choice {
  outcome: SandboxOutcome
  title: string
  hint: string
}

/** Korean and English side by side, with language tags for screen readers. */
const both = (korean: string, english: string) => `${korean} · <span lang="en">${english}</span>`

const CARDS: readonly Choice[] = [
  { outcome: 'APPROVE', title: both('승인', 'Approve'), hint: '0000-0000-0000-0000' },
  {
    outcome: 'APPROVE_TWICE',
    title: both('승인, 알림 두 번', 'Approve, report twice'),
    hint: `0000-0000-0000-0002 · ${both('같은 알림이 두 번, 순서 없이 와요', 'The same report comes twice, and out of order')}`,
  },
  {
    outcome: 'APPROVE_SILENTLY',
    title: both('승인, 15초 응답 없음', 'Approve, no answer for 15 seconds'),
    hint: `0000-0000-0000-0003 · ${both('결제사가 늦게 응답해요', 'The provider answers late')}`,
  },
  { outcome: 'DECLINE', title: both('거절', 'Decline'), hint: '0000-0000-0000-0009' },
]
const BANK: readonly Choice[] = [
  {
    outcome: 'DEPOSIT',
    title: both('입금하기', 'Make the deposit'),
    hint: both('테스트 입금이에요', 'A test deposit'),
  },
]

const { amber, dark, gray, primary } = palette
const STYLE = `
:root { color-scheme: light dark; --line: ${gray[3]}; --dim: ${gray[7]}; --act: ${primary[6]}; --note: ${amber[1]}; --ink: ${gray[9]}; --paper: #fff }
@media (prefers-color-scheme: dark) { :root { --line: ${dark[4]}; --dim: ${dark[1]}; --act: ${primary[4]}; --note: ${amber[9]}; --ink: ${dark[0]}; --paper: ${dark[7]} } }
body { margin: 0; word-break: keep-all; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
main { max-width: 480px; margin: 0 auto; padding: 24px 20px 48px }
.note { background: var(--note); padding: 12px 20px; text-align: center; font-weight: 700 }
h1 { font-size: 22px }
dl { display: grid; grid-template-columns: auto 1fr; gap: 8px 16px; margin: 24px 0 }
dt { color: var(--dim) } dd { margin: 0; text-align: right; font-weight: 600; overflow-wrap: anywhere }
form { margin: 0 0 12px }
button { width: 100%; min-height: 56px; padding: 12px 16px; border: 1px solid var(--line); border-radius: 12px;
  background: transparent; color: inherit; font: inherit; font-weight: 600; text-align: left; cursor: pointer }
button:focus-visible, a:focus-visible { outline: 3px solid var(--act); outline-offset: 2px }
small { display: block; color: var(--dim); font-weight: 400 }
a { display: inline-block; padding: 12px 0; color: var(--act) }
`

/**
 * The page that simulates card company and bank in test mode. Forms only, so that it works without scripts under any
 * policy.
 */
export function sandboxPage(payment: SandboxPayment): string {
  const choices = choicesFor(payment)
  const isOver = choices.length === 0
  return `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>테스트 결제 · Test payment</title>
<style>${STYLE}</style>
</head>
<body>
<header class="note">${both('테스트 모드: 실제로 결제되지 않아요', 'Test mode: no money moves')}</header>
<main>
<h1>${both('테스트 결제', 'Test payment')}</h1>
<dl>
<dt>${both('상품', 'Item')}</dt><dd>${escaped(payment.name)}</dd>
<dt>${both('금액', 'Amount')}</dt><dd>${payment.amount.toLocaleString('ko')}원</dd>
${accountLines(payment)}
</dl>
${choices.map(button).join('\n')}
${isOver ? `<p role="status">${both('이 결제는 끝났어요', 'This payment is over')}</p>` : ''}
<a href="${escaped(payment.returnUrl)}">${both('돌아가기', isOver ? 'Go back' : 'Go back without paying')}</a>
</main>
</body>
</html>
`
}

function choicesFor({ status }: SandboxPayment): readonly Choice[] {
  if (status === 'READY') return CARDS
  return status === 'WAITING_DEPOSIT' ? BANK : []
}

function accountLines({ account }: SandboxPayment): string {
  if (!account) return ''
  return `<dt>${both('계좌', 'Account')}</dt><dd>${escaped(`${account.bank} ${account.number}`)}</dd>
<dt>${both('예금주', 'Holder')}</dt><dd>${escaped(account.holder)}</dd>`
}

function button({ outcome, title, hint }: Choice): string {
  return `<form method="post"><button name="outcome" value="${outcome}">${title}<small>${hint}</small></button></form>`
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
