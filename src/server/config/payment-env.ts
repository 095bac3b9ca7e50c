import type { PortOneSettings } from '../providers/payment/portone/browser-request.ts'

type Source = Record<string, string | undefined>

export type PaymentSettings = Omit<PortOneSettings, 'webhookUrl'> | 'sandbox' | 'none'

/**
 * Settings of PortOne, or the provider that needs none. A public site uses the sandbox only if configured explicitly,
 * because anyone can approve sandbox payments.
 * @throws Error naming the missing or invalid variable
 */
export function paymentSettings(source: Source): PaymentSettings {
  const isPublic = source['PUBLIC_URL']?.startsWith('https:') ?? false
  const provider = source['PAYMENT_PROVIDER'] || (isPublic ? 'none' : 'sandbox')
  if (provider === 'sandbox' || provider === 'none') return provider
  if (provider !== 'portone')
    throw new Error(`PAYMENT_PROVIDER must be sandbox, portone or none, not ${provider}`)
  const needed = (name: string) => {
    const value = source[name]
    if (!value) throw new Error(`PAYMENT_PROVIDER=portone needs ${name}`)
    return value
  }
  const url = source['PORTONE_API_URL'] || 'https://api.portone.io'
  if (!URL.canParse(url)) throw new Error(`PORTONE_API_URL is no address: ${url}`)
  return {
    url,
    storeId: needed('PORTONE_STORE_ID'),
    apiSecret: needed('PORTONE_API_SECRET'),
    webhookSecret: needed('PORTONE_WEBHOOK_SECRET'),
    channelKey: needed('PORTONE_CHANNEL_KEY'),
    channelKeys: ownChannels(source),
    isTest: source['PORTONE_TEST'] === 'on',
  }
}

function ownChannels(source: Source): PortOneSettings['channelKeys'] {
  const naver = source['PORTONE_CHANNEL_KEY_NAVERPAY']
  const kakao = source['PORTONE_CHANNEL_KEY_KAKAOPAY']
  const samsung = source['PORTONE_CHANNEL_KEY_SAMSUNGPAY']
  return {
    ...(naver ? { NaverPay: naver } : {}),
    ...(kakao ? { KakaoPay: kakao } : {}),
    ...(samsung ? { SamsungPay: samsung } : {}),
  }
}
