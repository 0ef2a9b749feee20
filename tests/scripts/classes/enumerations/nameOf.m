function s = nameOf(level)
switch level
    case Level.Low
        s = 'is low';
    case {Level.Medium, Level.High}
        s = 'is more';
    otherwise
        s = 'is odd';
end
end
