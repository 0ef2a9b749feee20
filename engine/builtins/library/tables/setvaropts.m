% SPDX-License-Identifier: Apache-2.0
function opts = setvaropts(opts, varargin)
% Import options with other properties of variables: setvaropts(opts, vars, 'InputFormat', 'dd/MM/yyyy'), 'TreatAsMissing'.
% Example: f = [tempname '.csv']; writelines(["d"; "5|6|2024"], f); o = setvartype(detectImportOptions(f, 'Delimiter', ','), 'd', 'datetime'); readtable(f, setvaropts(o, 'd', 'InputFormat', 'd|M|yyyy')), delete(f)
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
args = varargin;
k = 1:numel(opts.VariableNames);
if mod(numel(args), 2), k = importVariables(opts, args{1}); args(1) = []; end
for a = 1:2:numel(args)
    switch validatestring(args{a}, {'InputFormat', 'DatetimeFormat', 'TreatAsMissing', 'FillValue', 'EmptyFieldRule', 'WhitespaceRule', 'DecimalSeparator', 'ThousandsSeparator'}, 'setvaropts')
        case 'InputFormat', f = opts.InputFormats; f(k) = {char(args{a + 1})}; opts.InputFormats = f;
        case 'TreatAsMissing', opts.TreatAsMissing = cellstr(args{a + 1});
    end
end
end
