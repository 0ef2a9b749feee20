% SPDX-License-Identifier: Apache-2.0
function m = str2mat(varargin)
% Rows of text, padded with blanks: the old name of char.
% Example: m = str2mat('a', 'bcd')
m = char(varargin{:});
end
