import type { Country } from '../../../contract/place/country.ts'
import { Flag } from './flag.tsx'
import classes from './country-line.module.css'

/** Flag, native name, and the name in the reader's language. */
export function CountryLine({ country, name }: { country: Country; name: string }) {
  return (
    <span className={classes.line}>
      <Flag countryIsoCode={country.countryIsoCode} src={country.flagImgUrl} />
      <span className={classes.names}>
        <bdi lang={country.langCode}>{country.nameInNative}</bdi>
        {name !== country.nameInNative && <span className={classes.gloss}> {name}</span>}
      </span>
    </span>
  )
}
