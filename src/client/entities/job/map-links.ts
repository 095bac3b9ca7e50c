import type { JobDetail } from '../../../contract/job/job.ts'

export interface MapLink {
  /** Brand names, which are the same in every language except Korean. */
  name: string
  nameInKorean: string
  href: string
}

/** A street, or a village, with its number: `발안로 123`, `발안로123번길 4-5`, `평리 12`. */
const STREET = /^.*?[로길리] ?\d[\d-]*(번길 ?\d[\d-]*)?(?![\d-]|층|호)/

/**
 * Addresses that show the workplace in the maps people use in Korea, each in its app where one is installed. A place
 * that is only the centre of a town is searched by its address instead, which these maps know better.
 *
 * - Kakao Map: `link/map/{name},{latitude},{longitude}` and `link/search/{text}`, from the URL patterns in its web API
 *   guide (apis.map.kakao.com/web/guide).
 * - Google Maps: `search/?api=1&query=`, from its documented Maps URLs (developers.google.com/maps/documentation/urls).
 * - Naver Map: documents only `nmap://` for its app (guide.ncloud-docs.com/docs/maps-url-scheme), which does nothing
 *   without it. The address of a search on its site opens in the app or the browser.
 */
export function mapLinks({
  address,
  addressDetails,
  latitude,
  longitude,
  place,
}: Pick<JobDetail, 'address' | 'addressDetails' | 'latitude' | 'longitude' | 'place'>): MapLink[] {
  const isExact = place?.isApproximate === false
  // Without the floor or gate, which these searches do not know.
  const street = isExact ? '' : (STREET.exec(addressDetails)?.[0] ?? '')
  const text = encodeURIComponent(`${address} ${street}`.trim())
  return [
    { name: 'Naver Map', nameInKorean: '네이버 지도', href: `https://map.naver.com/p/search/${text}` },
    {
      name: 'Kakao Map',
      nameInKorean: '카카오맵',
      href: isExact
        ? `https://map.kakao.com/link/map/${text},${latitude},${longitude}`
        : `https://map.kakao.com/link/search/${text}`,
    },
    {
      name: 'Google Maps',
      nameInKorean: '구글 지도',
      href: `https://www.google.com/maps/search/?api=1&query=${isExact ? `${latitude},${longitude}` : text}`,
    },
  ]
}
