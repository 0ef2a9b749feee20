% SPDX-License-Identifier: Apache-2.0
function A = standardizeMissing(A, indicator)
% Replaces elements that equal an indicator (numbers, or text in a cell) by the class's missing value.
% Example: A = standardizeMissing([1 -99 3], -99)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if isfloat(A)
    if iscell(indicator), indicator = [indicator{cellfun(@isnumeric, indicator)}]; end
    A(ismember(A, indicator)) = NaN;
elseif iscellstr(A)
    A(ismember(A, indicator)) = {''};
elseif isstring(A)
    A(ismember(A, string(indicator))) = missing;
elseif ~isnumeric(A) && ~islogical(A)
    error('MATLAB:standardizeMissing:FirstInputInvalid', 'First argument must be numeric, logical, a string array or a cell of text.');
end
end
