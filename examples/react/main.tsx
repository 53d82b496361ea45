import { createRoot } from "react-dom/client";
import { Table } from "./Table.js";

const place = document.getElementById("app");
if (place !== null) createRoot(place).render(<Table />);
