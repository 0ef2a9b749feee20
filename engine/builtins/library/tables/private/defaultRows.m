% SPDX-License-Identifier: Apache-2.0
function v = defaultRows(like, n, absent)
% Rows that nobody gave a value: 0, false, {[]}, and missing where the class has it; absent: missing also for floats and cells of texts, as joins give them.
d = [n, size(like)];
d(2) = [];
absent = nargin > 2 && absent;
if isfloat(like) && absent
    v = NaN(d, class(like));
elseif isnumeric(like)
    v = zeros(d, class(like));
elseif islogical(like)
    v = false(d);
elseif ischar(like)
    v = repmat(' ', d);
elseif isstring(like)
    v = repmat(string(missing), d);
elseif iscell(like)
    v = cell(d);
    if absent && iscellstr(like) || ~isempty(like) && iscellstr(like), v(:) = {''}; end
elseif isa(like, 'datetime')
    v = repmat(NaT, d);
elseif isa(like, 'duration')
    if absent, v = repmat(seconds(NaN), d); else, v = repmat(seconds(0), d); end
    v.Format = like.Format;
elseif iscategorical(like)
    v = makeCategorical(zeros(d), like);
elseif isstruct(like)
    names = fieldnames(like);
    v = repmat(cell2struct(cell(numel(names), 1), names, 1), d);
else
    v = repmat(like(1, :), n, 1);
end
end
