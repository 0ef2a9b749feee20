% SPDX-License-Identifier: Apache-2.0
function y = movmedian(x, window, varargin)
% Median of the elements in a sliding window, of window elements or [before after]; options as movfun
% has them ('SamplePoints' too), and 'omitnan'.
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
flag = 'includenan';
for k = 1:numel(varargin)
    if any(strcmpi(varargin{k}, {'omitnan', 'omitmissing'})), flag = 'omitnan'; end
    if any(strcmpi(varargin{k}, {'includenan', 'includemissing'})), flag = 'includenan'; end
end
y = slidingWindows(@(v, d) median(v, d, flag), x, window, varargin{:});
end
