classdef Weekday < int32
    enumeration
        Monday (1)
        Tuesday (2)
        Wednesday (3)
        Thursday (4)
        Friday (5)
        Saturday (6)
        Sunday (7)
    end
    methods
        function tf = isWeekend(obj)
            tf = obj >= Weekday.Saturday;
        end
    end
end
