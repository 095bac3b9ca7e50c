import type { FraudLexicon } from '../fraud-concepts.ts'

/** Names and amounts that are written alike in all languages. */
export const shared: FraudLexicon = {
  SECRET_CODE: `otp|pin`,
  CRYPTO: `usdt|bitcoin|btc|ethereum|eth|tether|crypto*|binance|upbit|trc20|coin|coins`,
  MESSENGER: `+855*|+86*|+84*|+66*|+63*|+95*|+856*|+971*|+62*|+977*|qr|botim|bip|kik|telegram|tele|tg|t.me*|wa.me*|whatsapp|
    whats app|whatsap|watsapp|wa|wechat|we chat|weixin|viber|zalo|discord|snapchat|skype|line id|line app|imo|
    messenger|signal app|session app`,
  KOREAN_MESSENGER: `kakao*|katalk`,
}
