import { getLandingFigures } from '../../../contract/landing.ts'
import { reading } from '../../api/query-for.ts'

export const landingFigures = () => reading(getLandingFigures, {}, { boot: true, shared: true })
