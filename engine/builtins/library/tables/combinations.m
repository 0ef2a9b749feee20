% SPDX-License-Identifier: Apache-2.0
function T = combinations(varargin)
% A table with a row for each way to take one element of each argument, the last one changing first.
% Its variables have the names of the arguments, or Var1, Var2, ...
% Example: T = combinations([1 2], ["a" "b"])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
names = cell(1, nargin);
columns = cell(1, nargin);
counts = cellfun(@numel, varargin);
for k = 1:nargin
    if ischar(varargin{k}) || ~(isvector(varargin{k}) || isempty(varargin{k}))
        error('MATLAB:combinations:InvalidInput', 'Input arguments must be vectors.');
    end
    names{k} = inputname(k);
    if isempty(names{k}), names{k} = sprintf('Var%d', k); end
    at = repelem((1:counts(k))', prod(counts(k + 1:end)), 1);
    at = repmat(at, prod(counts(1:k - 1)), 1);
    columns{k} = reshape(varargin{k}(at), [], 1);
end
names = matlab.lang.makeUniqueStrings(names);
T = table(columns{:}, 'VariableNames', names);
end
