% SPDX-License-Identifier: Apache-2.0
function varargout = grpstats(x, group, whichstats)
% Statistics of the columns of x in groups: means, or those named in whichstats ('mean', 'sem', 'numel', 'gname', 'std', 'var', 'min', 'max',
% 'range', 'median', 'meanci', or functions).
% Example: m = grpstats([1 2; 3 4; 5 9], [1 1 2])
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 3
    names = {'mean', 'sem', 'numel', 'gname'};
    names = names(1:max(nargout, 1));
else
    names = whichstats;
    if ~iscell(names), names = {names}; end
end
if isempty(group), group = ones(size(x, 1), 1); end
if isrow(x) && numel(group) == numel(x), x = x.'; end
[g, labels] = grp2idx(group);
k = numel(labels);
varargout = cell(1, numel(names));
for s = 1:numel(names)
    what = names{s};
    if ~isa(what, 'function_handle') && strcmpi(what, 'gname'), varargout{s} = labels; continue, end
    for j = 1:k
        part = x(g == j, :);
        value = cell(1, size(x, 2));
        for c = 1:size(x, 2)
            v = part(:, c);
            value{c} = reshape(statistic(what, v(~isnan(v))), 1, 1, []);
        end
        row = cat(2, value{:});
        if j == 1, out = zeros(k, size(row, 2), size(row, 3)); end
        out(j, :, :) = row;
    end
    varargout{s} = out;
end
end

function y = statistic(what, v)
if isa(what, 'function_handle'), y = what(v); return, end
switch lower(char(what))
    case 'mean', y = mean(v);
    case 'sem', y = std(v)/sqrt(numel(v));
    case 'numel', y = numel(v);
    case 'std', y = std(v);
    case 'var', y = var(v);
    case 'min', y = min(v);
    case 'max', y = max(v);
    case 'range', y = max(v) - min(v);
    case 'median', y = median(v);
    case 'mode', y = mode(v);
    case 'meanci', y = mean(v) + tinv([0.025 0.975], numel(v) - 1)*std(v)/sqrt(numel(v));
    otherwise, y = feval(what, v);
end
end
