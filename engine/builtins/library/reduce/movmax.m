% SPDX-License-Identifier: Apache-2.0
function y = movmax(x, window, varargin)
% Greatest element of the elements in a sliding window, of window elements or [before after]; options as movfun
% has them ('SamplePoints' too), and 'omitnan'.
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
flag = 'omitnan';
for k = 1:numel(varargin)
    if any(strcmpi(varargin{k}, {'omitnan', 'omitmissing'})), flag = 'omitnan'; end
    if any(strcmpi(varargin{k}, {'includenan', 'includemissing'})), flag = 'includenan'; end
end
y = slidingWindows({@(v, d) max(v, [], d, flag), @(a, b) max(a, b, flag), true}, x, window, varargin{:});
end
