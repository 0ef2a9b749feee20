function r = note(text)
% Keeps a list of what happened; with no argument gives it and starts anew.
persistent log
if isempty(log)
    log = {};
end
if nargin == 0
    r = strjoin(log, ' ');
    log = {};
else
    log{end + 1} = text;
    r = text;
end
end
