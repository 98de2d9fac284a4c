export { SpotsLeft } from './components/spots-left.tsx';
export { Home } from './pages/home.tsx';
