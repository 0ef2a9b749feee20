classdef Meeting
    properties
        Day (1, 1) datetime = datetime(2024, 1, 1)
        Length (1, 1) duration = hours(1)
        Kind (1, :) categorical
    end
end
