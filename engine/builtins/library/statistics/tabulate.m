% SPDX-License-Identifier: Apache-2.0
function table_ = tabulate(x)
% Values, counts and percentages of the elements of a vector; of positive whole numbers those of 1 … max.
% Without a result they are printed.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
x = x(:);
words = iscell(x) || isstring(x);
if words
    [names, ~, part] = unique(cellstr(x), 'stable');
else
    x = double(x(~isnan(x)));
    if all(x > 0 & x == fix(x)) && ~isempty(x)
        names = (1:max(x))';
        part = x;
    else
        [names, ~, part] = unique(x);
    end
end
counts = accumarray(part(:), 1, [size(names, 1), 1]);
shares = 100 * counts / sum(counts);
if nargout > 0
    if words, table_ = [names(:), num2cell(counts), num2cell(shares)];
    else, table_ = [names, counts, shares];
    end
    return
end
fprintf('  Value    Count   Percent\n');
for k = 1:numel(counts)
    if words, name = names{k}; else, name = sprintf('%g', names(k)); end
    fprintf('  %5s    %5d    %6.2f%%\n', name, counts(k), shares(k));
end
end
