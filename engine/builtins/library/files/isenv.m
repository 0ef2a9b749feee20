% SPDX-License-Identifier: Apache-2.0
function tf = isenv(name)
% Is there an environment variable of that name, or of each of several? One that is empty counts as none.
% Example: isenv('PATH')
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~(ischar(name) || isstring(name) || iscellstr(name))
    error('MATLAB:isenv:InvalidInput', 'Names must be a string array, a character vector or a cell array of character vectors.');
end
names = cellstr(name);
if ischar(name) || isscalar(names), tf = ~isempty(getenv(names{1})); return, end
tf = reshape(cellfun(@(n) ~isempty(getenv(n)), names), size(names));
end
