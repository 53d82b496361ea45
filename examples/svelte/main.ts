import { mount } from "svelte";
import Table from "./Table.svelte";

const place = document.getElementById("app");
if (place !== null) mount(Table, { target: place });
