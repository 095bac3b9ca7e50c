import { listCountries } from '../../../contract/place/country.ts'
import { countries } from '../../../reference/countries.ts'
import { on } from '../../http/endpoint-route.ts'

const answer = countries.map((country) => {
  const countryIsoCode = country.code.toLowerCase()
  const { langCode, nameInNative, nameInEnglish, nameInKorean } = country
  return {
    countryIsoCode,
    langCode,
    nameInNative,
    nameInEnglish,
    nameInKorean,
    flagImgUrl: `/flags/${countryIsoCode}.svg`,
  }
})

export const countryRoutes = [on(listCountries, async () => ({ data: answer }))]
