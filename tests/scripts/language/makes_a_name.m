% Makes a variable for captures_of_run_time_names.
made_there = {1, 6};
