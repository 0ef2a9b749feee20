% Parentheses put cells into a cell array, nothing else.
c = {1, 2};
values = {5, 'text', struct('a', 1), @sin, true, uint8(3)};
for k = 1:numel(values)
    try
        c(2) = values{k};
        disp('taken')
    catch failure
        fprintf('%s: %s\n', failure.identifier, failure.message);
    end
end
c(2) = {5};
c(3:4) = {6, 7};
c(1) = [];
disp(c)
c{2} = 'text';
disp(c)
