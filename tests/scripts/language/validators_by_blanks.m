% Validators need no commas between them.
show(3)
tries = {-1, 2.5, 12, [1 2]};
for k = 1:numel(tries)
    try
        show(tries{k});
    catch failure
        disp(failure.message)
    end
end
disp "open
function show(a)
    arguments
        a (1,1) double {mustBeNumeric mustBePositive, ...
            mustBeLessThan(a, 10) mustBeInteger}
    end
    disp(a)
end
