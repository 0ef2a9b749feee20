% SPDX-License-Identifier: Apache-2.0
function varargout = splitapply(f, varargin)
% Calls f with the rows of each group; the last argument is the group number of each row, as
% findgroups makes them. Results, one row a group, are joined.
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
G = varargin{end};
for k = 1:nargin - 2
    rows = size(varargin{k}, 1);
    if isvector(varargin{k}) && isrow(varargin{k}) && isrow(G), rows = numel(varargin{k}); end
    if rows ~= numel(G), error('MATLAB:splitapply:RowMismatch', 'Data variables must have one row for each element of the group numbers.'); end
end
known = G(~isnan(G));
if ~isnumeric(G) || any(known < 1 | known ~= fix(known)), error('MATLAB:splitapply:InvalidGroupNums', 'Group numbers must be positive integers or NaN.'); end
n = max(G(:));
outs = cell(n, max(nargout, 1));
for k = 1:n
    args = varargin(1:end - 1);
    for a = 1:numel(args)
        if isvector(args{a}), args{a} = args{a}(G == k); else, args{a} = args{a}(G == k, :); end
    end
    [outs{k, :}] = f(args{:});
end
for j = 1:size(outs, 2)
    varargout{j} = vertcat(outs{:, j});
end
end
