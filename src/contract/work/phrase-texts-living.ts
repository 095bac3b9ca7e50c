import { defineMessage as text } from '#message'

/** Housing, meals, the way to work and what is given. */
export const livingTexts = {
  // HOUSING
  DORMITORY_FREE: text({ message: 'Free dormitory' }),
  DORMITORY_COST: text({ message: 'Dormitory: {amount} won a month' }),
  DORMITORY: text({ message: 'Dormitory offered' }),
  DEPOSIT_NEEDED: text({ message: 'Deposit for the room: {amount} won' }),
  SINGLE_ROOM: text({ message: 'A room for yourself' }),
  SHARED_ROOM: text({ message: '{count} people share a room' }),
  STUDIO_FLAT: text({ message: 'A studio flat' }),
  CONTAINER_HOUSE: text({ message: 'Housing is a container or a prefabricated building' }),
  HOUSING_NEAR: text({ message: 'Housing is next to the workplace' }),
  ROOM_AIRCON_BED: text({ message: 'The room has an air conditioner and a bed' }),
  ROOM_HEATED: text({ message: 'The room is heated' }),
  ROOM_INTERNET: text({ message: 'The room has internet' }),
  ROOM_BATHROOM: text({ message: 'Bathroom and kitchen in the housing' }),
  UTILITIES_FREE: text({ message: 'Electricity and water are free' }),
  UTILITIES_YOURS: text({ message: 'You pay for electricity and gas' }),
  COUPLES_WELCOME: text({ message: 'Couples and friends can come together' }),
  NO_HOUSING: text({ message: 'No housing' }),

  // MEALS
  MEALS_THREE: text({ message: 'Three meals a day' }),
  MEALS_TWO: text({ message: 'Lunch and dinner are given' }),
  LUNCH_FREE: text({ message: 'Lunch is free' }),
  LUNCH_GIVEN: text({ message: 'Lunch is given' }),
  MEALS_FREE: text({ message: 'Meals are free' }),
  MEALS_GIVEN: text({ message: 'Meals provided' }),
  MEAL_MONEY: text({ message: 'The company pays {amount} won for meals' }),
  HALAL_FOOD: text({ message: 'Halal food' }),
  SNACKS: text({ message: 'Snacks and drinks' }),

  // COMMUTE
  COMPANY_BUS: text({ message: 'Company bus' }),
  BUS_FROM_AT: text({ message: 'Company bus from {place} at {time}' }),
  BUS_FROM_STATION: text({ message: 'The bus leaves from the station' }),
  BUS_FROM_DORMITORY: text({ message: 'A car or bus runs between housing and work' }),
  TRAVEL_MONEY: text({ message: 'The company pays {amount} won for travel' }),
  TRAVEL_PAID: text({ message: 'Money for travel is paid' }),
  NEAR_STATION: text({ message: 'Near a station' }),
  OWN_CAR_NEEDED: text({ message: 'You need your own car or bicycle to get there' }),

  // EQUIPMENT
  WORK_CLOTHES: text({ message: 'Work clothes are given' }),
  SAFETY_SHOES: text({ message: 'Safety shoes and helmet are given' }),
  TOOLS_GIVEN: text({ message: 'Tools are given' }),
  TRAINING_GIVEN: text({ message: 'Somebody teaches you the work' }),
  ELECTRIC_CART: text({ message: 'Electric carts for carrying' }),
} as const
